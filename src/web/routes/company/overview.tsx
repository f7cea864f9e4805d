import { useMe } from '#web/features/account/use-me.ts';
import { ApplicationsChart } from '#web/features/overview/applications-chart.tsx';
import { CompanyFirstSteps } from '#web/features/overview/company-first-steps.tsx';
import { NeedsAttention } from '#web/features/overview/needs-attention.tsx';
import { OverviewTiles } from '#web/features/overview/overview-tiles.tsx';
import { QuickCards } from '#web/features/overview/quick-cards.tsx';
import { ShowFirstSteps } from '#web/features/overview/show-first-steps.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['overview', 'plan'],
  only: ['member'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.overview.load.queryOptions({ input: {} })),
  title: (t) => t('dashboard.overview'),
});

export default function CompanyOverview() {
  const t = useTexts();
  const me = useMe();
  return (
    <>
      <PageHeader
        title={t('dashboard.overview')}
        purpose={t('overview.purpose', { company: me?.company?.name ?? '' })}
        action={<ShowFirstSteps />}
      />
      <div className="mt-6 flex flex-col gap-6">
        <CompanyFirstSteps />
        <NeedsAttention />
        <OverviewTiles />
        <ApplicationsChart />
        {me && <QuickCards me={me} />}
      </div>
    </>
  );
}
