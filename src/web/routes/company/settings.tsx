import { useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { OwnSettingsPage } from '#web/features/setting/own-settings-page.tsx';
import { settingsTabOf } from '#web/features/setting/settings-tab.ts';
import { OwnSecurity } from '#web/routes/own-security.tsx';
import { ownSettingsLoader } from '#web/routes/own-settings-loader.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = ownSettingsLoader('member');

export default function CompanySettings() {
  const me = useMe();
  const tab = settingsTabOf(useParams()['tab']);
  return me && tab && <OwnSettingsPage me={me} tab={tab} security={<OwnSecurity />} />;
}
