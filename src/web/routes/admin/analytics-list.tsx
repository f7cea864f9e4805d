import { useSearchParams } from 'react-router';
import { analyticsPath, siteListInput } from '#web/features/site-analytics/site-analytics-input.ts';
import { SiteAnalyticsList } from '#web/features/site-analytics/site-analytics-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['site-analytics'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.siteAnalytics.list.queryOptions({ input: siteListInput(url.searchParams) }),
    ),
  title: (t) => t('dashboard.analytics'),
});

export default function AdminAnalyticsList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { figure } = siteListInput(params);
  return (
    <>
      <PageHeader
        above={<BackLink to={analyticsPath}>{t('site-analytics.list.back')}</BackLink>}
        title={t(`site-analytics.figure.${figure}`)}
      />
      <div className="mt-6">
        <SiteAnalyticsList />
      </div>
    </>
  );
}
