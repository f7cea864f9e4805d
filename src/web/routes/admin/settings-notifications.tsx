import { MailSettings } from '#web/features/setting/mail-settings.tsx';
import { SettingTabs } from '#web/features/setting/setting-frame.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';

export { ErrorBoundary, loader, meta } from './settings.tsx';

export default function AdminNotificationSettings() {
  return (
    <AdminFrame>
      <SettingTabs>
        <MailSettings />
      </SettingTabs>
    </AdminFrame>
  );
}
