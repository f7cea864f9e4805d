import { warningInput } from '#web/features/backup/warning-input.ts';
import { WarningList } from '#web/features/backup/warning-list.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['admin-backup', 'admin-settings'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) => {
    const input = warningInput(url.searchParams);
    return cache.fetchQuery(api.health.listWarnings.queryOptions({ input }));
  },
  title: (t) => t('admin-backup.logs.title'),
});

export default function AdminLogs() {
  return <WarningList />;
}
