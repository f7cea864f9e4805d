import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OwnCompany } from '#contract/company-profile.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { CompanyProfileForm } from './company-profile.tsx';
import { useConflict } from './use-conflict.ts';

/** An administrator edits everything that a company says about itself. */
export function CompanyEditor({ companyId }: { companyId: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const query = api.company.loadAsAdmin.query({ companyId });
  const { data } = useSuspenseQuery(query);
  const conflict = useConflict<OwnCompany>(data);
  return (
    <>
      <PageHeader
        above={<Link to="/admin-dashboard/companies">{t('admin-companies.title')}</Link>}
        title={data.name}
        badge={<CompanyBadge status={data.status} />}
        purpose={t('admin-companies.edit.purpose')}
      />
      <div className="mt-6 max-w-3xl">
        <CompanyProfileForm
          {...conflict}
          take={(next) => {
            conflict.follow(next);
            cache.setQueryData(query.queryKey, { ...data, ...next });
          }}
          save={(form, sent) => api.company.updateAsAdmin.call({ ...form, companyId }, sent)}
        />
      </div>
    </>
  );
}
