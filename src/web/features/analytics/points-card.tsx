import type { Analytics } from '#contract/analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';

/** Views and applications over time. */
export function PointsCard({ data: { points, views } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const shown =
    views.since === null ? (['applications'] as const) : (['opened', 'applications'] as const);
  return (
    <Card title={t('analytics.points.title')} description={t('analytics.points.text')}>
      <LineChart
        label={t('analytics.points.title')}
        columns={points.map(({ day }) => ({ key: day, name: format.day(day) }))}
        series={shown.map((key) => ({
          key,
          name: t(`analytics.points.${key}`),
          values: points.map((point) => point[key]),
        }))}
        format={format.number}
        texts={{
          column: t('analytics.points.day'),
          table: t('dashboard.show-as-table'),
          missing: format.number(0),
        }}
      />
    </Card>
  );
}
