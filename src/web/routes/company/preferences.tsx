import { Preferences } from '#web/features/company/preferences.tsx';
import { ProfileTabs } from '#web/features/company/profile-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['company'],
  only: ['member'],
  prefetch: ({ api, load }) => load(api.company.loadSettings.query()),
  title: (t) => t('company.profile.preferences'),
});

export default function CompanyPreferences() {
  return (
    <>
      <ProfileTabs />
      <div className="mt-6 max-w-3xl">
        <Preferences />
      </div>
    </>
  );
}
