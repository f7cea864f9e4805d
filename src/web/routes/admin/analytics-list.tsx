import { useSearchParams } from 'react-router';
import { analyticsPath, siteListInput } from '#web/features/site-analytics/site-analytics-input.ts';
import { SiteAnalyticsList } from '#web/features/site-analytics/site-analytics-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['site-analytics'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.siteAnalytics.list.query(siteListInput(search))),
  title: (t) => t('dashboard.analytics'),
});

export default function AdminAnalyticsList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { figure } = siteListInput(params);
  return (
    <Page
      above={<BackLink to={analyticsPath}>{t('site-analytics.list.back')}</BackLink>}
      title={t(`site-analytics.figure.${figure}`)}
    >
      <SiteAnalyticsList />
    </Page>
  );
}
