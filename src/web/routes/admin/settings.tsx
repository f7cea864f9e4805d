import { GeneralSettings } from '#web/features/setting/general-settings.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import { settingsLoader } from './settings-loader.ts';

export const loader = settingsLoader('site.settings');

export default function AdminSettings() {
  const t = useTexts();
  return (
    <Page stacked title={t('site.settings')}>
      <GeneralSettings />
    </Page>
  );
}
