import { CompanyProfile } from '#web/features/company/company-profile.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['company', 'company-fields'],
  only: ['member'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.company.loadOwn.queryOptions({ input: {} })),
  title: (t) => t('company.profile.title'),
});

export default function CompanyProfilePage() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('company.profile.title')} purpose={t('company.profile.purpose')} />
      <div className="mt-6 max-w-3xl">
        <CompanyProfile />
      </div>
    </>
  );
}
