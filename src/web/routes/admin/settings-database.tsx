import { DatabasePage } from '#web/features/backup/database-page.tsx';
import { SettingTabs } from '#web/features/setting/setting-frame.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['admin-backup', 'admin-settings', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.backup.list.queryOptions({ input: {} })),
  title: (t) => t('admin-backup.title'),
});

export default function AdminDatabaseSettings() {
  return (
    <AdminFrame>
      <SettingTabs>
        <Reauthenticate>
          <DatabasePage />
        </Reauthenticate>
      </SettingTabs>
    </AdminFrame>
  );
}
