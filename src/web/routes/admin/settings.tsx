import { GeneralSettings } from '#web/features/setting/general-settings.tsx';
import { SettingPage } from '#web/features/setting/setting-frame.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { settingsLoader } from './settings-loader.ts';

export const loader = settingsLoader('site.settings');

export default function AdminSettings() {
  const t = useTexts();
  return (
    <SettingPage title={t('site.settings')}>
      <GeneralSettings />
    </SettingPage>
  );
}
