import { useSuspenseQuery } from '@tanstack/react-query';
import { Briefcase, Building2, Inbox, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { analyticsRanges, defaultRange } from '#domain/analytics/analytics-range.ts';
import { api } from '#web/lib/api.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { RangeTabs } from '#web/ui/range-tabs.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { ActivityCard } from './activity-card.tsx';
import { GrowthCard, UsageCard } from './days-cards.tsx';
import { InsightsCard } from './insights-card.tsx';
import { siteAnalyticsInput, siteListPath } from './site-analytics-input.ts';
import { SplitCard } from './split-card.tsx';

/** How the platform is used; every figure opens the list that it counts. */
export function SiteAnalyticsPage() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { range: current } = siteAnalyticsInput(params);
  const { data } = useSuspenseQuery(api.siteAnalytics.load.query({ range: current }));
  const { totals, days } = data;
  return (
    <div className="flex flex-col gap-5">
      <section
        aria-label={t('site-analytics.totals.title')}
        className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
      >
        <StatTile
          label={t('site-analytics.totals.users')}
          value={format.number(totals.users)}
          icon={Users}
          to="/admin-dashboard/users"
        />
        <StatTile
          label={t('dashboard.companies')}
          value={format.number(totals.companies)}
          icon={Building2}
          to="/admin-dashboard/companies"
        />
        <StatTile
          label={t('site-analytics.totals.active-jobs')}
          value={format.number(totals.activeJobs)}
          icon={Briefcase}
          to="/admin-dashboard/jobs?status=active"
        />
        <StatTile
          label={t('dashboard.applications')}
          value={format.number(totals.applications)}
          icon={Inbox}
          to={siteListPath('applications', 'all')}
        />
      </section>
      <SplitCard data={data} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <RangeTabs
          label={t('site-analytics.range.label')}
          ranges={analyticsRanges.map((range) => ({
            range,
            name: t(`site-analytics.range.${range}`),
            to: filterLink(params, { range: range === defaultRange ? '' : range }),
            isCurrent: range === current,
          }))}
        />
        <p className="text-13 text-ink-muted">
          {t('site-analytics.period', {
            first: format.day(days.first),
            last: format.day(days.last),
          })}
        </p>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ActivityCard data={data} range={current} />
        <InsightsCard data={data} range={current} />
        <UsageCard data={data} />
        <GrowthCard data={data} />
      </div>
    </div>
  );
}
