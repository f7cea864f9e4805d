import { MailSettings } from '#web/features/setting/mail-settings.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import { settingsLoader } from './settings-loader.ts';

export const loader = settingsLoader('shell.admin.notification-settings');

export default function AdminNotificationSettings() {
  const t = useTexts();
  return (
    <Page stacked title={t('shell.admin.notification-settings')}>
      <MailSettings />
    </Page>
  );
}
