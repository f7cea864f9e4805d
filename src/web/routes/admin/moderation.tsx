import { reportsInput } from '#web/features/report/reports-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { ReportQueue as default } from '#web/features/report/report-queue.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'report'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.report.list.query(reportsInput(search))),
  title: (t) => t('admin-community.reports.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
