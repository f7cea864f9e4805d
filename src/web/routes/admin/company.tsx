import { useParams } from 'react-router';
import { CompanyEditor } from '#web/features/company/company-editor.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

const inputOf = (params: Record<string, string | undefined>) => ({
  companyId: params['companyId'] ?? '',
});

export const loader = pageLoader({
  texts: ['admin-companies', 'company', 'company-fields', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, load, params }) => load(api.company.loadAsAdmin.query(inputOf(params))),
  title: (t, { api, cache, params }) => {
    const key = api.company.loadAsAdmin.queryKey({ input: inputOf(params) });
    return cache.getQueryData(key)?.name ?? t('admin-companies.title');
  },
});

export default function AdminCompany() {
  const { companyId } = inputOf(useParams());
  return (
    <Reauthenticate>
      <CompanyEditor key={companyId} companyId={companyId} />
    </Reauthenticate>
  );
}
