import type { SiteAnalytics } from '#contract/site-analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';

type Data = { data: SiteAnalytics };
type Series = { key: string; name: string; values: (number | null)[] };

function DaysChart({ data, label, series }: Data & { label: string; series: Series[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <LineChart
      label={label}
      columns={data.points.map(({ day }) => ({ key: day, name: format.day(day) }))}
      series={series}
      format={(value) => format.number(value, { maximumFractionDigits: 1 })}
      texts={{
        column: t('site-analytics.day'),
        table: t('dashboard.show-as-table'),
        missing: t('site-analytics.list.none'),
      }}
    />
  );
}

export function UsageCard({ data }: Data) {
  const t = useTexts();
  const { points, activeSince } = data;
  return (
    <Card title={t('site-analytics.usage.title')} description={t('site-analytics.usage.text')}>
      <DaysChart
        data={data}
        label={t('site-analytics.usage.title')}
        series={[
          {
            key: 'active',
            name: t('site-analytics.usage.active'),
            // Days before the first recorded one say nothing.
            values: points.map(({ active }, at) =>
              activeSince === null || (points[at + 1]?.day ?? '9') <= activeSince ? null : active,
            ),
          },
          {
            key: 'applications',
            name: t('site-analytics.figure.applications'),
            values: points.map(({ applications }) => applications),
          },
        ]}
      />
    </Card>
  );
}

export function GrowthCard({ data }: Data) {
  const t = useTexts();
  const { points } = data;
  return (
    <Card title={t('site-analytics.growth.title')} description={t('site-analytics.growth.text')}>
      <DaysChart
        data={data}
        label={t('site-analytics.growth.title')}
        series={[
          {
            key: 'users',
            name: t('site-analytics.figure.users'),
            values: points.map(({ users }) => users),
          },
          {
            key: 'postings',
            name: t('site-analytics.figure.postings'),
            values: points.map(({ postings }) => postings),
          },
        ]}
      />
    </Card>
  );
}
