import { SecuritySettings } from '#web/features/setting/security-settings.tsx';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import { settingsLoader } from './settings-loader.ts';

export const loader = settingsLoader('shell.admin.security-settings');

export default function AdminSecuritySettings() {
  const t = useTexts();
  return (
    <Page stacked title={t('shell.admin.security-settings')}>
      <Reauthenticate>
        <SecuritySettings />
      </Reauthenticate>
    </Page>
  );
}
