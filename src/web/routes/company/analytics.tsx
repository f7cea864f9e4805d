import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { analyticsInput, filePath } from '#web/features/analytics/analytics-input.ts';
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['analytics'],
  only: ['member'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.analytics.load.queryOptions({ input: analyticsInput(url.searchParams) })),
  title: (t) => t('analytics.title'),
});

export default function CompanyAnalytics() {
  const t = useTexts();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        title={t('analytics.title')}
        purpose={t('analytics.purpose')}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={filePath(params, 'csv')} icon={Download} reloadDocument download>
              {t('dashboard.export-csv')}
            </ButtonLink>
            <ButtonLink to={filePath(params, 'pdf')} icon={Download} reloadDocument download>
              {t('dashboard.export-report')}
            </ButtonLink>
          </div>
        }
      />
      <div className="mt-6">
        <AnalyticsPage />
      </div>
    </>
  );
}
