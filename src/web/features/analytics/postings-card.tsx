import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { useDurationText } from './use-duration-text.ts';

type Row = Analytics['postings'][number];

/** The same figures for each posting; a row shows that posting alone. */
export function PostingsCard({ data: { postings, postingsCapped } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const durationOf = useDurationText();
  const [params] = useSearchParams();
  const number = (
    key: 'opened' | 'applications' | 'interview_scheduled' | 'offer_made' | 'hired',
    header: string,
  ): Column<Row> => ({ key, header, align: 'end', cell: (row) => format.number(row[key]) });
  return (
    <Card
      padding="none"
      title={t('analytics.postings.title')}
      description={t(postingsCapped ? 'analytics.postings.capped' : 'analytics.postings.text', {
        count: postings.length,
      })}
    >
      <TableOrCards<Row>
        caption={t('analytics.postings.title')}
        rows={postings}
        rowKey={({ id }) => id}
        rowTo={({ id, isRemoved }) => (isRemoved ? undefined : filterLink(params, { posting: id }))}
        columns={[
          {
            key: 'title',
            header: t('analytics.posting'),
            main: true,
            cell: ({ title, isRemoved }) =>
              isRemoved ? t('analytics.postings.removed', { title }) : title,
          },
          number('opened', t('analytics.views.opened')),
          number('applications', t('analytics.funnel.applications')),
          number('interview_scheduled', t('dashboard.interviews')),
          number('offer_made', t('analytics.postings.offers')),
          number('hired', t('application.company-status.hired')),
          {
            key: 'answers',
            header: t('analytics.answers.title'),
            align: 'end',
            cell: ({ medianSeconds }) => durationOf(medianSeconds),
          },
        ]}
      />
    </Card>
  );
}
