import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';
import { useDurationText } from './use-duration-text.ts';

type Row = Analytics['stages'][number];

/** How long applications stay in each status, and how many are there now. */
export function StagesCard({ data: { stages, hireSeconds, funnel } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const durationOf = useDurationText();
  const [params] = useSearchParams();
  const measured = stages.filter(({ medianSeconds }) => medianSeconds !== null);
  const nameOf = ({ status }: Row) => t(`application.company-status.${status}`);
  const columns: Column<Row>[] = [
    { key: 'status', header: t('analytics.stages.status'), main: true, cell: nameOf },
    {
      key: 'now',
      header: t('analytics.stages.now'),
      align: 'end',
      cell: ({ now }) => format.number(now),
    },
    {
      key: 'left',
      header: t('analytics.stages.left'),
      align: 'end',
      cell: ({ left }) => format.number(left),
    },
  ];
  return (
    <Card title={t('analytics.stages.title')} description={t('analytics.stages.text')}>
      {hireSeconds !== null && (
        <p className="mb-3 text-14 text-ink-muted">
          <span className="me-2 text-20 font-semibold text-ink tabular-nums">
            {durationOf(hireSeconds)}
          </span>
          {t('analytics.stages.hire', { count: funnel.hired })}
        </p>
      )}
      {measured.length > 0 && (
        <BarChart
          label={t('analytics.stages.title')}
          series={[{ key: 'median', name: t('analytics.stages.median') }]}
          bars={measured.map((row) => ({
            key: row.status,
            name: nameOf(row),
            values: [row.medianSeconds ?? 0],
          }))}
          format={durationOf}
          texts={{ column: t('analytics.stages.status'), table: t('dashboard.show-as-table') }}
        />
      )}
      <div className="-mx-4 mt-3 sm:-mx-5">
        <TableOrCards<Row>
          caption={t('analytics.stages.now-caption')}
          rows={stages}
          rowKey={({ status }) => status}
          rowTo={({ status }) => listPath(analyticsInput(params), { status })}
          columns={columns}
        />
      </div>
    </Card>
  );
}
