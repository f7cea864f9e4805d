import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { analyticsInput, filePath } from '#web/features/analytics/analytics-input.ts';
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['analytics'],
  only: ['member'],
  prefetch: ({ api, load, search }) => load(api.analytics.load.query(analyticsInput(search))),
  title: (t) => t('analytics.title'),
});

export default function CompanyAnalytics() {
  const t = useTexts();
  const [params] = useSearchParams();
  return (
    <Page
      title={t('analytics.title')}
      purpose={t('analytics.purpose')}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={filePath(params, 'csv')} icon={Download} reloadDocument download>
            {t('dashboard.export-csv')}
          </ButtonLink>
          <ButtonLink to={filePath(params, 'pdf')} icon={Download} reloadDocument download>
            {t('analytics.export-pdf')}
          </ButtonLink>
        </div>
      }
    >
      <AnalyticsPage />
    </Page>
  );
}
