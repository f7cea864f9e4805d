import type { Analytics } from '#contract/analytics.ts';
import { comparisonRows } from '#texts/comparison-rows.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';

/** This period beside the one before it, of the same length. */
export function BeforeCard({ data }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const { before } = data;
  const title = t('analytics.before.title');
  if (before === null) {
    return (
      <Card title={title}>
        <p className="text-14 text-ink-muted">{t('analytics.before.none')}</p>
      </Card>
    );
  }
  const { first, last } = before.days;
  const isPartial = before.applications === null || before.views === null;
  return (
    <Card
      padding="none"
      title={title}
      description={t('analytics.before.text', { first: format.day(first), last: format.day(last) })}
    >
      <TableOrCards
        caption={title}
        rows={comparisonRows(t, format, data, before)}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            header: t('analytics.before.figure'),
            main: true,
            cell: ({ name }) => name,
          },
          { key: 'now', header: t('analytics.before.now'), align: 'end', cell: ({ now }) => now },
          {
            key: 'before',
            header: t('analytics.before.earlier'),
            align: 'end',
            cell: (row) => row.before,
          },
          {
            key: 'change',
            header: t('analytics.before.change'),
            align: 'end',
            cell: ({ change }) => change,
          },
        ]}
      />
      {isPartial && (
        <p className="px-4 py-3 text-13 text-ink-muted sm:px-5">
          {t(
            before.applications === null
              ? 'analytics.before.no-applications'
              : 'analytics.before.no-views',
          )}
        </p>
      )}
    </Card>
  );
}
