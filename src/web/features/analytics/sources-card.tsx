import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';

type Row = Analytics['sources'][number];

/** Where applicants found the posting; a row opens their applications. */
export function SourcesCard({ data: { sources } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const number = (
    key: 'applications' | 'interview_scheduled' | 'hired',
    header: string,
  ): Column<Row> => ({ key, header, align: 'end', cell: (row) => format.number(row[key]) });
  const isWithheld = sources.some(({ source, opened }) => source !== 'unknown' && opened === null);
  return (
    <Card
      padding="none"
      title={t('analytics.sources.title')}
      description={t('analytics.sources.text')}
    >
      <TableOrCards<Row>
        caption={t('analytics.sources.title')}
        rows={sources}
        rowKey={({ source }) => source}
        rowTo={({ source }) => listPath(analyticsInput(params), { source })}
        columns={[
          {
            key: 'source',
            header: t('company.applications.source'),
            main: true,
            cell: ({ source }) => t(`company.applications.sources.${source}`),
          },
          {
            key: 'opened',
            header: t('analytics.views.opened'),
            align: 'end',
            cell: ({ opened }) => (opened === null ? '–' : format.number(opened)),
          },
          number('applications', t('analytics.funnel.applications')),
          number('interview_scheduled', t('dashboard.interviews')),
          number('hired', t('application.company-status.hired')),
        ]}
      />
      {isWithheld && (
        <p className="px-4 py-3 text-13 text-ink-muted sm:px-5">
          {t('analytics.sources.withheld')}
        </p>
      )}
    </Card>
  );
}
