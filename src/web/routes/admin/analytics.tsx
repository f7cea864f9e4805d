import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  analyticsPath,
  siteAnalyticsInput,
} from '#web/features/site-analytics/site-analytics-input.ts';
import { SiteAnalyticsPage } from '#web/features/site-analytics/site-analytics-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['site-analytics'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.siteAnalytics.load.queryOptions({ input: siteAnalyticsInput(url.searchParams) }),
    ),
  title: (t) => t('dashboard.analytics'),
});

export default function AdminAnalytics() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { range } = siteAnalyticsInput(params);
  return (
    <>
      <PageHeader
        title={t('dashboard.analytics')}
        purpose={t('site-analytics.purpose')}
        action={
          <ButtonLink
            to={`${analyticsPath}.csv?range=${range}`}
            icon={Download}
            reloadDocument
            download
          >
            {t('dashboard.export-report')}
          </ButtonLink>
        }
      />
      <div className="mt-6">
        <SiteAnalyticsPage />
      </div>
    </>
  );
}
