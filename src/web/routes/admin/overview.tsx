import { QuickActions } from '#web/features/health/quick-actions.tsx';
import { SiteAttention } from '#web/features/health/site-attention.tsx';
import { SiteTiles } from '#web/features/health/site-tiles.tsx';
import { SystemStatus } from '#web/features/health/system-status.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['health'],
  only: ['admin'],
  prefetch: ({ api, load }) => load(api.health.loadOverview.query()),
  title: (t) => t('admin.title'),
});

export default function AdminOverview() {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('admin.title')} purpose={t('admin.purpose')} />
      <SiteAttention />
      <SiteTiles />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <SystemStatus />
        </div>
        <QuickActions />
      </div>
    </div>
  );
}
