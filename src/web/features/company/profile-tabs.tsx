import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';

const base = '/company-dashboard/profile';

/** The heading and tabs of the company profile's pages. */
export function ProfileTabs() {
  const t = useTexts();
  return (
    <Page title={t('company.profile.title')} purpose={t('company.profile.purpose')}>
      <TabNav
        label={t('company.profile.tabs')}
        items={[
          { to: base, label: t('company.profile.general'), end: true },
          { to: `${base}/branding`, label: t('company.profile.branding') },
          { to: `${base}/team`, label: t('company.profile.team') },
          { to: `${base}/preferences`, label: t('company.profile.preferences') },
        ]}
      />
    </Page>
  );
}
