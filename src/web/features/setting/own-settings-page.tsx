import type { ReactNode } from 'react';
import type { Me } from '#contract/account.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { AccountSettings } from './account-settings.tsx';
import { ExportCard } from './export-card.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PreferenceSettings } from './preference-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import type { SettingsTab } from './settings-tab.ts';
import { settingsTabs } from './settings-tab.ts';
import { TestTimeSettings } from './test-time-settings.tsx';

/** The user settings, for every kind of account, in five tabs with URLs. */
export function OwnSettingsPage({
  me,
  tab,
  security,
  plan,
}: {
  me: Me;
  tab: SettingsTab;
  /** The security settings, provided by the account feature. */
  security: ReactNode;
  /** The plan; administrators have none. */
  plan?: ReactNode;
}) {
  const t = useTexts();
  const base = ownSettingsPath(me.kind);
  return (
    <>
      <PageHeader
        title={t(me.kind === 'admin' ? 'dashboard.my-settings' : 'site.settings')}
        purpose={t('settings.purpose')}
      />
      <div className="mt-6">
        <TabNav
          label={t('settings.tabs.label')}
          items={settingsTabs.map((each) => ({
            to: each === 'notifications' ? base : `${base}/${each}`,
            label: t(`settings.tabs.${each}`),
            end: each === 'notifications',
          }))}
        />
      </div>
      <div key={tab} className="mt-6 max-w-3xl">
        {tab === 'notifications' && <NotificationSettings me={me} />}
        {tab === 'security' && security}
        {tab === 'preferences' && (
          <div className="flex flex-col gap-6">
            <PreferenceSettings />
            {me.kind === 'student' && <TestTimeSettings />}
          </div>
        )}
        {tab === 'privacy' && (
          <div className="flex flex-col gap-6">
            {me.kind === 'student' && <PrivacySettings />}
            <ExportCard />
          </div>
        )}
        {tab === 'account' && <AccountSettings me={me} plan={plan} />}
      </div>
    </>
  );
}
