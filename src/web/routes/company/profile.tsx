import { CompanyProfile } from '#web/features/company/company-profile.tsx';
import { ProfileTabs } from '#web/features/company/profile-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['company', 'company-fields'],
  only: ['member'],
  prefetch: ({ api, load }) => load(api.company.loadOwn.query()),
  title: (t) => t('company.profile.title'),
});

export default function CompanyProfilePage() {
  return (
    <>
      <ProfileTabs />
      <div className="mt-6 max-w-3xl">
        <CompanyProfile />
      </div>
    </>
  );
}
