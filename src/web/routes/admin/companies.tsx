import { companyInput } from '#web/features/company/company-input.ts';
import { CompanyList } from '#web/features/company/company-list.tsx';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export const loader = pageLoader({
  texts: ['admin-companies', 'company-fields', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.company.list.query(companyInput(search))),
  title: (t) => t('admin-companies.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.companies' };

export default function AdminCompanies() {
  return (
    <Reauthenticate>
      <CompanyList />
    </Reauthenticate>
  );
}
