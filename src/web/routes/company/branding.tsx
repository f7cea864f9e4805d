import { Branding } from '#web/features/company/branding.tsx';
import { ProfileTabs } from '#web/features/company/profile-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['company'],
  only: ['member'],
  prefetch: ({ api, load }) => load(api.company.loadOwn.query()),
  title: (t) => t('company.profile.branding'),
});

export default function CompanyBranding() {
  return (
    <>
      <ProfileTabs />
      <div className="mt-6 max-w-3xl">
        <Branding />
      </div>
    </>
  );
}
