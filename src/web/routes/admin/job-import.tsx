import { ImportPostings } from '#web/features/posting/import-postings.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['admin-jobs'],
  only: ['admin'],
  title: (t) => t('admin-jobs.import.title'),
});

export default function AdminJobImport() {
  return <ImportPostings />;
}
