import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SiteAnalyticsRow } from '#contract/site-analytics.ts';
import type { SiteFigure } from '#domain/site-analytics/site-figure.ts';
import { sitePeriods } from '#domain/site-analytics/site-period.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RangeTabs } from '#web/ui/range-tabs.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { siteListInput } from './site-analytics-input.ts';

/** What the rows are about, which decides their columns and where they lead. */
function kindOf(figure: SiteFigure) {
  if (figure === 'companies') return 'companies';
  if (figure === 'postings' || figure === 'filled') return 'jobs';
  return figure === 'users' || figure === 'active-users' || figure === 'updated-profiles'
    ? 'people'
    : 'applications';
}

/** The rows that a figure counts, newest first. */
export function SiteAnalyticsList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const input = siteListInput(params);
  const { data } = useSuspenseQuery(api.siteAnalytics.list.query(input));
  const kind = kindOf(input.figure);
  const isOfJob = kind === 'jobs' || kind === 'applications';
  const path = {
    people: '/admin-dashboard/users',
    companies: '/admin-dashboard/companies',
    jobs: '/admin-dashboard/jobs',
    applications: '/admin-dashboard/jobs',
  }[kind];
  const searchOf = ({ name, detail }: SiteAnalyticsRow) =>
    kind === 'people' ? (detail ?? name) : name;
  return (
    <div className="flex flex-col gap-5">
      <RangeTabs
        label={t('site-analytics.range.label')}
        ranges={sitePeriods.map((period) => ({
          range: period,
          name:
            period === 'today' || period === 'all'
              ? t(`site-analytics.list.${period}`)
              : t(`site-analytics.range.${period}`),
          to: filterLink(params, { period }),
          isCurrent: period === input.period,
        }))}
      />
      <p className="text-13 text-ink-muted" role="status">
        {t('site-analytics.list.count', { count: data.total.count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t('site-analytics.list.empty')}
          description={t('site-analytics.list.empty-text')}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<SiteAnalyticsRow>
            caption={t(`site-analytics.figure.${input.figure}`)}
            rows={data.items}
            rowKey={({ id }) => id}
            rowTo={(row) =>
              row.status === 'removed'
                ? undefined
                : `${path}?${new URLSearchParams({ search: searchOf(row).slice(0, 100) }).toString()}`
            }
            columns={[
              {
                key: 'name',
                header: t('site-analytics.list.name'),
                main: true,
                cell: ({ name }) => name || t('site-analytics.list.unnamed'),
              },
              {
                key: 'detail',
                header: t(`site-analytics.list.detail-${isOfJob ? 'jobs' : kind}`),
                className: 'wrap-anywhere',
                cell: ({ detail }) => detail ?? t('site-analytics.list.none'),
              },
              {
                key: 'status',
                header: t(`site-analytics.list.status${kind === 'people' ? '-people' : ''}`),
                cell: ({ status }) => t(`site-analytics.status.${status}`),
              },
              {
                key: 'at',
                header: t(
                  input.figure === 'updated-profiles'
                    ? 'site-analytics.list.at-updated'
                    : `site-analytics.list.at-${kind}`,
                ),
                className: 'sm:w-40 sm:whitespace-nowrap',
                cell: ({ at }) => (
                  // Of the day that the period counts it in.
                  <time dateTime={at.toISOString()}>
                    {format.day(at.toISOString().slice(0, 10))}
                  </time>
                ),
              },
            ]}
          />
        </Card>
      )}
      <ListPager label={t('site-analytics.list.pages')} data={data} />
    </div>
  );
}
