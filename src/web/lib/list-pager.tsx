import { useSearchParams } from 'react-router';
import { Pager } from '#web/ui/pager.tsx';
import { pageLinks } from './page-links.ts';
import { useTexts } from './texts.tsx';

export type ListPagerProps = {
  label: string;
  /** 'Newer' by default. */
  newerText?: string;
  /** 'Older' by default. */
  olderText?: string;
  data: { newer: string | null; older: string | null };
};

/** The pager of a list whose page is in the URL. */
export function ListPager({ data, ...texts }: ListPagerProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  return (
    <Pager
      newerText={t('common.newer')}
      olderText={t('common.older')}
      {...texts}
      {...pageLinks(params, data)}
    />
  );
}
