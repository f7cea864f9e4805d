import { MailSettings } from '#web/features/setting/mail-settings.tsx';
import { SettingPage } from '#web/features/setting/setting-frame.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { settingsLoader } from './settings-loader.ts';

export const loader = settingsLoader('shell.admin.notification-settings');

export default function AdminNotificationSettings() {
  const t = useTexts();
  return (
    <SettingPage title={t('shell.admin.notification-settings')}>
      <MailSettings />
    </SettingPage>
  );
}
