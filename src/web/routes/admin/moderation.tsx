import { ReportQueue } from '#web/features/report/report-queue.tsx';
import { reportsInput } from '#web/features/report/reports-input.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community', 'report'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.report.list.queryOptions({ input: reportsInput(url.searchParams) })),
  title: (t) => t('admin-community.reports.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminModeration() {
  return <ReportQueue />;
}
