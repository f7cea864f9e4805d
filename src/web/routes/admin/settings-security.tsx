import { SecuritySettings } from '#web/features/setting/security-settings.tsx';
import { SettingTabs } from '#web/features/setting/setting-frame.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export { ErrorBoundary, loader, meta } from './settings.tsx';

export default function AdminSecuritySettings() {
  return (
    <AdminFrame>
      <SettingTabs>
        <Reauthenticate>
          <SecuritySettings />
        </Reauthenticate>
      </SettingTabs>
    </AdminFrame>
  );
}
