import { useMe } from '#web/features/account/use-me.ts';
import { ApplicationsChart } from '#web/features/overview/applications-chart.tsx';
import { CompanyFirstSteps } from '#web/features/overview/company-first-steps.tsx';
import { NeedsAttention } from '#web/features/overview/needs-attention.tsx';
import { OverviewTiles } from '#web/features/overview/overview-tiles.tsx';
import { QuickCards } from '#web/features/overview/quick-cards.tsx';
import { ShowFirstSteps } from '#web/features/overview/show-first-steps.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['overview', 'plan'],
  only: ['member'],
  prefetch: ({ api, load }) => load(api.overview.load.query()),
  title: (t) => t('dashboard.overview'),
});

export default function CompanyOverview() {
  const t = useTexts();
  const me = useMe();
  return (
    <Page
      stacked
      title={t('dashboard.overview')}
      purpose={t('overview.purpose', { company: me?.company?.name ?? '' })}
      action={<ShowFirstSteps />}
    >
      <CompanyFirstSteps />
      <NeedsAttention />
      <OverviewTiles />
      <ApplicationsChart />
      {me && <QuickCards me={me} />}
    </Page>
  );
}
