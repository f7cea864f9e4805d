import { useParams } from 'react-router';
import { SecuritySettings } from '#web/features/account/security-settings.tsx';
import { useMe } from '#web/features/account/use-me.ts';
import { PlanCard } from '#web/features/plan/plan-card.tsx';
import { OwnSettingsPage } from '#web/features/setting/own-settings-page.tsx';
import { settingsTabOf } from '#web/features/setting/settings-tab.ts';
import { ownSettingsLoader } from '#web/routes/own-settings-loader.ts';

export const loader = ownSettingsLoader('member');

export default function CompanySettings() {
  const me = useMe();
  const tab = settingsTabOf(useParams()['tab']);
  return (
    me &&
    tab && <OwnSettingsPage me={me} tab={tab} security={<SecuritySettings />} plan={<PlanCard />} />
  );
}
