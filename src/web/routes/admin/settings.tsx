import { GeneralSettings } from '#web/features/setting/general-settings.tsx';
import { SettingTabs } from '#web/features/setting/setting-frame.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['admin-settings', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.setting.loadAll.queryOptions({ input: {} })),
  title: (t) => t('admin-settings.title'),
});

export default function AdminSettings() {
  return (
    <AdminFrame>
      <SettingTabs>
        <GeneralSettings />
      </SettingTabs>
    </AdminFrame>
  );
}
