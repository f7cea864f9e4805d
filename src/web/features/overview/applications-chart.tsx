import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';

/** New applications of the last days. */
export function ApplicationsChart() {
  const t = useTexts();
  const format = useFormat();
  const { days } = useSuspenseQuery(api.overview.load.query()).data;
  const sum = days.reduce((all, { count }) => all + count, 0);
  return (
    <Card title={t('overview.chart.title')} description={t('overview.chart.text')}>
      <p className="mb-3 text-28 font-semibold text-ink tabular-nums">{format.number(sum)}</p>
      {sum === 0 ? (
        <p className="text-14 text-ink-muted">{t('overview.chart.none')}</p>
      ) : (
        <LineChart
          label={t('overview.chart.title')}
          columns={days.map(({ day }) => ({ key: day, name: format.day(day) }))}
          series={[
            {
              key: 'applications',
              name: t('dashboard.applications'),
              values: days.map(({ count }) => count),
            },
          ]}
          format={format.number}
          texts={{
            column: t('overview.chart.day'),
            table: t('dashboard.show-as-table'),
            missing: format.number(0),
          }}
        />
      )}
    </Card>
  );
}
