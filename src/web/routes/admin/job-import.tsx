import { pageLoader } from '#web/lib/page.ts';

export { ImportPostings as default } from '#web/features/posting/import-postings.tsx';

export const loader = pageLoader({
  texts: ['admin-jobs'],
  only: ['admin'],
  title: (t) => t('admin-jobs.import.title'),
});
