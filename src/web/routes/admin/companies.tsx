import { companyInput } from '#web/features/company/company-input.ts';
import { CompanyList } from '#web/features/company/company-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-companies', 'company-fields', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.company.list.queryOptions({ input: companyInput(url.searchParams) })),
  title: (t) => t('admin-companies.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.companies')} />;
}

export default function AdminCompanies() {
  return (
    <Reauthenticate>
      <CompanyList />
    </Reauthenticate>
  );
}
