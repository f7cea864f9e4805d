import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { interviewsPath } from './practice-paths.ts';

export const progressQuery = () => api.practice.loadProgress.query();

/** Charts of the finished sessions, one line for each measure. */
export function PracticeProgress() {
  const t = useTexts();
  const format = useFormat();
  const { sessions } = useSuspenseQuery(progressQuery()).data;
  if (sessions.length === 0)
    return (
      <EmptyState
        title={t('practice.charts.empty')}
        description={t('practice.charts.empty-text')}
        action={
          <ButtonLink to={interviewsPath} variant="primary">
            {t('practice.charts.begin')}
          </ButtonLink>
        }
      />
    );
  const columns = sessions.map(({ id, kind, finishedAt }) => ({
    key: id,
    name: `${format.date(finishedAt)} · ${t(`practice.kinds.${kind}`)}`,
  }));
  const texts = {
    column: t('practice.charts.session'),
    table: t('dashboard.show-as-table'),
    missing: t('practice.not-scored'),
  };
  const part = (key: 'structure' | 'points' | 'details') => ({
    key,
    name: t(`practice.parts.${key}`),
    values: sessions.map(({ parts }) => parts[key] ?? null),
  });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Card title={t('practice.charts.score')} className="xl:col-span-2">
        <LineChart
          label={t('practice.charts.score')}
          columns={columns}
          max={100}
          series={[
            {
              key: 'score',
              name: t('dashboard.score'),
              values: sessions.map(({ score }) => score),
            },
          ]}
          texts={texts}
        />
      </Card>
      <Card
        title={t('practice.charts.parts')}
        description={t('practice.charts.parts-text')}
        className="xl:col-span-2"
      >
        <LineChart
          label={t('practice.charts.parts')}
          columns={columns}
          max={100}
          series={[part('structure'), part('points'), part('details')]}
          texts={texts}
        />
      </Card>
      <Card title={t('practice.charts.words')}>
        <LineChart
          label={t('practice.charts.words')}
          columns={columns}
          series={[
            {
              key: 'words',
              name: t('practice.charts.words-name'),
              values: sessions.map(({ words }) => words),
            },
          ]}
          texts={texts}
        />
      </Card>
      <Card title={t('practice.charts.fillers')}>
        <LineChart
          label={t('practice.charts.fillers')}
          columns={columns}
          series={[
            {
              key: 'fillers',
              name: t('practice.charts.fillers-name'),
              values: sessions.map(({ fillerRate }) => fillerRate),
            },
          ]}
          texts={texts}
        />
      </Card>
    </div>
  );
}
