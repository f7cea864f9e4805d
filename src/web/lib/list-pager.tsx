import { useSearchParams } from 'react-router';
import { Pager } from '#web/ui/pager.tsx';
import { pageLinks } from './page-links.ts';
import { useTexts } from './texts.tsx';

type Props = {
  label: string;
  data: { newer: string | null; older: string | null };
};

/** The pager of a list whose page is in the URL, newest first. */
export function ListPager({ label, data }: Props) {
  const t = useTexts();
  const [params] = useSearchParams();
  return (
    <Pager
      label={label}
      newerText={t('common.newer')}
      olderText={t('common.older')}
      {...pageLinks(params, data)}
    />
  );
}
