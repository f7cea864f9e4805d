import type { ImportReport } from '#contract/posting-import.ts';
import { importPlaceText, importProblemText } from '#texts/import-problem-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';

type Row = ImportReport['rows'][number];

const tones = {
  created: 'success',
  changed: 'info',
  unchanged: 'neutral',
  rejected: 'danger',
} as const;

const countOf = (rows: Row[], outcome: Row['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length;

/** What an import will do with each row, and the button that does it. */
export function ImportPreview({
  report: { rows, ignored },
  busy,
  onImport,
}: {
  report: ImportReport;
  busy: boolean;
  onImport: () => void;
}) {
  const t = useTexts();
  const [created, changed] = [countOf(rows, 'created'), countOf(rows, 'changed')];
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-20 font-semibold">{t('admin-jobs.import.preview')}</h2>
          <p className="mt-1 text-14 text-ink-muted" role="status">
            {t('admin-jobs.import.counts', {
              created,
              changed,
              unchanged: countOf(rows, 'unchanged'),
              rejected: countOf(rows, 'rejected'),
            })}
          </p>
          {ignored.length > 0 && (
            <p className="mt-1 text-13 wrap-anywhere text-ink-muted">
              {t('admin-jobs.import.ignored', { columns: ignored.join(', ') })}
            </p>
          )}
        </div>
        {created + changed > 0 && (
          <Button
            variant="primary"
            busy={busy}
            busyText={t('admin-jobs.import.importing')}
            onClick={onImport}
          >
            {t('admin-jobs.import.import', { count: created + changed })}
          </Button>
        )}
      </div>
      <Card padding="none">
        <TableOrCards<Row>
          caption={t('admin-jobs.import.preview')}
          rows={rows}
          rowKey={({ place }) => `${place.line}-${place.item}`}
          columns={[
            {
              key: 'title',
              header: t('admin-jobs.columns.title'),
              main: true,
              cell: (row) => row.title || t('admin-jobs.untitled'),
            },
            {
              key: 'place',
              header: t('admin-jobs.import.place'),
              cell: (row) => importPlaceText(t, row.place),
            },
            {
              key: 'company',
              header: t('dashboard.company'),
              className: 'wrap-anywhere',
              cell: (row) => row.company,
            },
            {
              key: 'outcome',
              header: t('admin-jobs.import.outcome'),
              cell: (row) => (
                <>
                  <Badge tone={tones[row.outcome]}>
                    {t(`admin-jobs.import.outcomes.${row.outcome}`)}
                  </Badge>
                  {row.problems.map((each) => (
                    <span
                      key={JSON.stringify(each)}
                      className="mt-1 block text-13 wrap-anywhere text-danger"
                    >
                      {importProblemText(t, each)}
                    </span>
                  ))}
                </>
              ),
            },
          ]}
        />
      </Card>
    </section>
  );
}
