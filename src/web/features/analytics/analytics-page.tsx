import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AnalyticsFilters } from './analytics-filters.tsx';
import { analyticsInput } from './analytics-input.ts';
import { AnswersCard } from './answers-card.tsx';
import { BeforeCard } from './before-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { PointsCard } from './points-card.tsx';
import { PostingsCard } from './postings-card.tsx';
import { ScorecardsCard } from './scorecards-card.tsx';
import { SourcesCard } from './sources-card.tsx';
import { StagesCard } from './stages-card.tsx';
import { ViewsCard } from './views-card.tsx';

/** How a company's hiring went in a period, for all postings or one. */
export function AnalyticsPage() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const input = analyticsInput(params);
  const { data } = useSuspenseQuery(api.analytics.load.query(input));
  const { titles, titlesCapped, days, funnel } = data;
  if (titles.length === 0) {
    return (
      <EmptyState
        title={t('analytics.empty.title')}
        description={t('analytics.empty.text')}
        action={
          <ButtonLink to="/company-dashboard/jobs/new" variant="primary">
            {t('dashboard.post-a-job')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <AnalyticsFilters titles={titles} isCapped={titlesCapped} />
      <p className="text-13 text-ink-muted">
        {t('analytics.period', { first: format.day(days.first), last: format.day(days.last) })}
      </p>
      {funnel.applications + data.views.opened === 0 ? (
        <Card>
          <EmptyState
            title={t('analytics.none.title')}
            description={t('analytics.none.text')}
            action={
              input.range !== '1y' && (
                <ButtonLink to={filterLink(params, { range: '1y' })}>
                  {t('analytics.none.action')}
                </ButtonLink>
              )
            }
          />
        </Card>
      ) : (
        <>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex min-w-0 flex-col gap-5">
              <FunnelCard data={data} />
              <ViewsCard data={data} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <AnswersCard data={data} />
              <ScorecardsCard data={data} />
            </div>
          </div>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
            <div className="min-w-0 xl:col-span-2">
              <PointsCard data={data} />
            </div>
            <StagesCard data={data} />
            <SourcesCard data={data} />
          </div>
          <BeforeCard data={data} />
          {input.postingId === undefined && <PostingsCard data={data} />}
        </>
      )}
    </div>
  );
}
