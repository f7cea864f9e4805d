import { useSearchParams } from 'react-router';
import { Pager } from '#web/ui/pager.tsx';
import { filterLink, pageLinks } from './page-links.ts';
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

type NumberedPagerProps = { label: string; page: number; pages: number };

/** The pager of a list whose pages have numbers, the current one in the URL. */
export function NumberedPager({ label, page, pages }: NumberedPagerProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const at = (number: number) => filterLink(params, { page: String(number) });
  return (
    <Pager
      label={label}
      summary={pages > 1 ? t('common.page-of-pages', { page, pages }) : undefined}
      newerText={t('dashboard.previous')}
      olderText={t('dashboard.next')}
      newer={page > 1 ? at(page - 1) : undefined}
      older={page < pages ? at(page + 1) : undefined}
    />
  );
}
