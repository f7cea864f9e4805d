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
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['site-analytics'],
  only: ['admin'],
  prefetch: ({ api, load, search }) =>
    load(api.siteAnalytics.load.query(siteAnalyticsInput(search))),
  title: (t) => t('dashboard.analytics'),
});

export default function AdminAnalytics() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { range } = siteAnalyticsInput(params);
  return (
    <Page
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
    >
      <SiteAnalyticsPage />
    </Page>
  );
}
