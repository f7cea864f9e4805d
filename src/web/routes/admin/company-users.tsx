import { lazy } from 'react';
import { CompanyUserList } from '#web/features/account/administration/company-user-list.tsx';
import { companyUserInput } from '#web/features/account/administration/user-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

const AddCompany = lazy(() => import('#web/features/company/add-company.tsx'));

export const loader = pageLoader({
  texts: [
    'admin-company-users',
    'admin-companies',
    'company-fields',
    'admin-users',
    'security',
    'auth',
  ],
  only: ['admin'],
  prefetch: ({ api, load, search }) =>
    load(api.account.listCompanyUsers.query(companyUserInput(search))),
  title: (t) => t('admin-company-users.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.companies' };

export default function AdminCompanyUsers() {
  return (
    <Reauthenticate>
      <CompanyUserList
        addDialog={(open, onClose) => <AddCompany open={open} onClose={onClose} />}
      />
    </Reauthenticate>
  );
}
