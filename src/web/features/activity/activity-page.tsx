import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Activity } from '#contract/activity.ts';
import { activityRanges, stages } from '#domain/activity/activity.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { RangeTabs } from '#web/ui/range-tabs.tsx';

/** Companies in a chart or in a sentence. */
const maxShown = 10;
const dashboard = '/student-dashboard';
const defaultRange = '90d';

const rangeIn = (search: URLSearchParams) =>
  activityRanges.find((range) => range === search.get('range')) ?? defaultRange;

export const activityInput = (search: URLSearchParams) => ({ range: rangeIn(search) });

/** Charts of a student's own applications, scores and views. */
export function ActivityPage() {
  const t = useTexts();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(api.activity.load.query(activityInput(search)));
  const current = rangeIn(search);
  return (
    <div className="flex flex-col gap-5">
      <RangeTabs
        label={t('activity.range.label')}
        ranges={activityRanges.map((range) => ({
          range,
          name: t(`activity.range.${range}`),
          to: range === defaultRange ? '?' : `?range=${range}`,
          isCurrent: range === current,
        }))}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Stages data={data} />
        <Scores data={data} />
        <Responses data={data} />
        <Views data={data} />
      </div>
    </div>
  );
}

type PartProps = { data: Activity };

function Stages({ data: { ends, stages: counts, sent } }: PartProps) {
  const t = useTexts();
  const days = useDays(ends);
  const isEmpty = counts.every((at) => stages.every((stage) => at[stage] === 0));
  // Nothing to show before the first application.
  const first = Math.max(
    0,
    counts.findIndex((at) => stages.some((stage) => at[stage] > 0)),
  );
  return (
    <Part name="stages" isEmpty={isEmpty} to={`${dashboard}/jobs`}>
      <KeyFigure>{t('activity.stages.sent', { count: sent })}</KeyFigure>
      <BarChart
        label={t('activity.stages.chart')}
        series={stages.map((stage) => ({ key: stage, name: t(`activity.stages.${stage}`) }))}
        bars={counts
          .map((at, place) => ({ ...dayAt(days, place), values: stages.map((stage) => at[stage]) }))
          .slice(first)}
        texts={{ column: t('activity.until'), table: t('dashboard.show-as-table') }}
      />
    </Part>
  );
}

const shownScores = ['readiness', 'ats', 'resume', 'interviews', 'skills'] as const;

function Scores({ data: { ends, scores } }: PartProps) {
  const t = useTexts();
  const days = useDays(ends);
  const measured = shownScores.filter((name) => scores[name].some((value) => value !== null));
  return (
    <Part name="scores" isEmpty={measured.length === 0} to={`${dashboard}/ats-score`}>
      <LineChart
        label={t('activity.scores.chart')}
        columns={days}
        series={measured.map((name) => ({
          key: name,
          name: t(`activity.scores.${name}`),
          values: scores[name],
        }))}
        max={100}
        texts={{
          column: t('activity.until'),
          table: t('dashboard.show-as-table'),
          missing: t('activity.scores.missing'),
        }}
      />
    </Part>
  );
}

function Responses({ data: { responses } }: PartProps) {
  const t = useTexts();
  const format = useFormat();
  const answered = responses.companies.filter(({ medianDays }) => medianDays !== null);
  const waiting = responses.companies.filter(({ medianDays }) => medianDays === null);
  const rest = waiting.length - maxShown;
  const names = format.list([
    ...waiting.slice(0, maxShown).map(({ companyName }) => companyName),
    ...(rest > 0 ? [t('activity.more', { count: rest })] : []),
  ]);
  return (
    <Part name="responses" isEmpty={answered.length === 0}>
      {responses.medianDays !== null && (
        <KeyFigure>
          {t('activity.responses.median', { days: rounded(responses.medianDays) })}
        </KeyFigure>
      )}
      <BarChart
        label={t('activity.responses.chart')}
        series={[{ key: 'days', name: t('activity.responses.days') }]}
        most={maxShown}
        bars={answered.map(({ companyId, companyName, medianDays }) => ({
          key: companyId,
          name: companyName,
          values: [medianDays ?? 0],
        }))}
        format={(days) => format.number(rounded(days))}
        texts={{
          column: t('dashboard.company'),
          table: t('dashboard.show-as-table'),
          more: (count) => t('activity.more-in-table', { count }),
        }}
      />
      {waiting.length > 0 && (
        <p className="mt-3 text-13 text-ink-muted">
          {t('activity.responses.waiting', { companies: names })}
        </p>
      )}
    </Part>
  );
}

function Views({ data: { views } }: PartProps) {
  const t = useTexts();
  return (
    <Part name="views" isEmpty={views.total === 0} to={`${dashboard}/job-preferences`}>
      <KeyFigure>{t('activity.views.total', { count: views.total })}</KeyFigure>
      <BarChart
        label={t('activity.views.chart')}
        series={[{ key: 'views', name: t('activity.views.count') }]}
        most={maxShown}
        bars={views.companies.map(({ companyId, companyName, count }) => ({
          key: companyId,
          name: companyName,
          values: [count],
        }))}
        texts={{
          column: t('dashboard.company'),
          table: t('dashboard.show-as-table'),
          more: (count) => t('activity.more-in-table', { count }),
        }}
      />
    </Part>
  );
}

const KeyFigure = ({ children }: { children: ReactNode }) => (
  <p className="mb-3 text-20 font-semibold text-ink tabular-nums">{children}</p>
);

type PartFrameProps = {
  name: 'stages' | 'scores' | 'responses' | 'views';
  isEmpty: boolean;
  /** Where to go for a chart's first figures. */
  to?: string;
  children: ReactNode;
};

function Part({ name, isEmpty, to, children }: PartFrameProps) {
  const t = useTexts();
  return (
    <Card title={t(`activity.${name}.title`)} description={t(`activity.${name}.text`)}>
      {isEmpty ? (
        <EmptyState
          level={3}
          className="py-6"
          title={t(`activity.${name}.none`)}
          description={t(`activity.${name}.none-text`)}
          action={
            to &&
            name !== 'responses' && (
              <ButtonLink to={to} size="sm">
                {t(`activity.${name}.action`)}
              </ButtonLink>
            )
          }
        />
      ) : (
        children
      )}
    </Card>
  );
}

function useDays(ends: readonly Date[]) {
  const format = useFormat();
  return ends.map((end) => ({ key: end.toISOString(), name: format.date(end) }));
}

const dayAt = (days: readonly { key: string; name: string }[], at: number) =>
  days[at] ?? { key: String(at), name: '' };

const rounded = (days: number) => Math.round(days * 10) / 10;
