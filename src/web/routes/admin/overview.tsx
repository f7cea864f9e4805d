import { QuickActions } from '#web/features/health/quick-actions.tsx';
import { SiteAttention } from '#web/features/health/site-attention.tsx';
import { SiteTiles } from '#web/features/health/site-tiles.tsx';
import { SystemStatus } from '#web/features/health/system-status.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['health'],
  only: ['admin'],
  prefetch: ({ api, cache }) =>
    cache.fetchQuery(api.health.loadOverview.queryOptions({ input: {} })),
  title: (t) => t('admin.title'),
});

export default function AdminOverview() {
  return (
    <AdminFrame>
      <div className="flex flex-col gap-6">
        <SiteAttention />
        <SiteTiles />
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <SystemStatus />
          </div>
          <QuickActions />
        </div>
      </div>
    </AdminFrame>
  );
}
