import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { FunnelChart } from '#web/ui/funnel-chart.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';

/** How far the applications of this period got, each step with its list. */
export function FunnelCard({ data: { funnel } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const input = analyticsInput(params);
  return (
    <Card title={t('analytics.funnel.title')} description={t('analytics.funnel.text')}>
      <FunnelChart
        label={t('analytics.funnel.title')}
        steps={[
          {
            key: 'applications',
            name: t('analytics.funnel.applications'),
            value: funnel.applications,
            to: listPath(input),
          },
          ...reachedStatuses.map((status) => ({
            key: status,
            name: t(`application.company-status.${status}`),
            value: funnel[status],
            to: listPath(input, { reached: status }),
          })),
        ]}
        format={format.number}
        formatShare={(share) => format.number(share, { style: 'percent' })}
        texts={{
          column: t('analytics.funnel.step'),
          count: t('analytics.funnel.applications'),
          ofFirst: t('analytics.funnel.of-first'),
          ofPrevious: t('analytics.funnel.of-previous'),
          table: t('dashboard.show-as-table'),
        }}
      />
    </Card>
  );
}
