import { GeneralSettings } from '#web/features/setting/general-settings.tsx';
import { SettingPage } from '#web/features/setting/setting-frame.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { settingsLoader } from './settings-loader.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = settingsLoader('admin-settings.title');

export default function AdminSettings() {
  const t = useTexts();
  return (
    <SettingPage title={t('admin-settings.title')}>
      <GeneralSettings />
    </SettingPage>
  );
}
