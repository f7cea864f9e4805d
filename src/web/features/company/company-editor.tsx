import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OwnCompany } from '#contract/company-profile.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BrandingCards, sameColors } from './branding.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { CompanyProfileForm, sameProfile } from './company-profile.tsx';
import { useConflict } from './use-conflict.ts';

/** An administrator edits everything that a company says about itself. */
export function CompanyEditor({ companyId }: { companyId: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const confirmed = useReauthenticate();
  const query = api.company.loadAsAdmin.query({ companyId });
  const { data } = useSuspenseQuery(query);
  const [profile, colors] = [useConflict<OwnCompany>(data), useConflict<OwnCompany>(data)];
  const follow = (next: OwnCompany) => {
    profile.follow(next);
    colors.follow(next);
  };
  const take = (next: OwnCompany) => {
    follow(next);
    cache.setQueryData(query.queryKey, { ...data, ...next });
  };
  /** The logo is saved on its own, so what is being edited must not count as outdated. */
  const reload = async () => {
    await cache.invalidateQueries({ queryKey: api.company.key() });
    const now = cache.getQueryData(query.queryKey);
    if (now && sameColors(now, colors.base) && sameProfile(now, profile.base)) follow(now);
  };
  return (
    <>
      <PageHeader
        above={<Link to="/admin-dashboard/companies">{t('admin-companies.title')}</Link>}
        title={data.name}
        badge={<CompanyBadge status={data.status} />}
        purpose={t('admin-companies.edit.purpose')}
      />
      <div className="mt-6 flex max-w-3xl flex-col gap-6">
        <CompanyProfileForm
          {...profile}
          take={take}
          save={(form, sent) => api.company.updateAsAdmin.call({ ...form, companyId }, sent)}
        />
        <BrandingCards
          {...colors}
          current={data}
          take={take}
          action={`/admin-dashboard/companies/${companyId}`}
          save={(form, sent) => api.company.saveBrandingAsAdmin.call({ ...form, companyId }, sent)}
          removeLogo={() => confirmed(() => api.company.removeLogoAsAdmin.call({ companyId }))}
          reload={reload}
        />
      </div>
    </>
  );
}
