import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { resultPath, testPath } from './skill-test-paths.ts';

/** The student's results: a chart of the last ones and a table of all. */
export function TestHistory() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { items, newer, older } = useSuspenseQuery(
    api.skillTest.listResults.query(pageInput(params)),
  ).data;
  const scores = useSuspenseQuery(api.skillTest.listScores.query()).data;
  const percent = (score: number) => t('skill-test.percent', { score });
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('skill-test.history.empty')}
        description={t('skill-test.history.empty-text')}
        action={
          <ButtonLink to={testPath} variant="primary">
            {t('skill-test.setup')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {scores.length > 1 && (
        <Card title={t('skill-test.history.chart')}>
          <LineChart
            label={t('skill-test.history.chart')}
            columns={scores.map(({ id, domain, submittedAt }) => ({
              key: id,
              name: `${t(`skill-test.domains.${domain}`)}, ${format.date(submittedAt)}`,
            }))}
            series={[
              {
                key: 'score',
                name: t('dashboard.score'),
                values: scores.map(({ score }) => score),
              },
            ]}
            max={100}
            format={percent}
            texts={{
              column: t('dashboard.test'),
              table: t('dashboard.show-as-table'),
              missing: t('skill-test.history.chart-missing'),
            }}
          />
        </Card>
      )}
      <Card padding="none">
        <TableOrCards
          caption={t('skill-test.history.table')}
          rows={items}
          rowKey={({ id }) => id}
          rowTo={({ id }) => resultPath(id)}
          columns={[
            {
              key: 'domain',
              header: t('dashboard.domain'),
              main: true,
              cell: ({ domain }) => t(`skill-test.domains.${domain}`),
            },
            {
              key: 'date',
              header: t('dashboard.date'),
              cell: ({ submittedAt }) => format.dateTime(submittedAt),
            },
            {
              key: 'questions',
              header: t('skill-test.history.questions'),
              align: 'end',
              cell: ({ questionCount }) => questionCount,
            },
            {
              key: 'score',
              header: t('dashboard.score'),
              align: 'end',
              cell: ({ score }) => (score === null ? '–' : percent(score)),
            },
            {
              key: 'result',
              header: t('dashboard.result'),
              bare: true,
              cell: ({ score, counts, passed }) =>
                score === null ? (
                  <Badge>{t('skill-test.history.grading')}</Badge>
                ) : passed ? (
                  <Badge tone="success">{t('skill-test.review.passed')}</Badge>
                ) : (
                  <Badge>{t(counts ? 'skill-test.history.failed' : 'skill-test.practice')}</Badge>
                ),
            },
          ]}
        />
      </Card>
      <ListPager label={t('skill-test.history.pages')} data={{ newer, older }} />
    </div>
  );
}
