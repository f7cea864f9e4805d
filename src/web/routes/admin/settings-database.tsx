import { useSuspenseQuery } from '@tanstack/react-query';
import { DatabasePage } from '#web/features/backup/database-page.tsx';
import { BackupSettings } from '#web/features/setting/backup-settings.tsx';
import { SettingTabs } from '#web/features/setting/setting-frame.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['admin-backup', 'admin-settings', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api: of, cache }) =>
    Promise.all([
      cache.fetchQuery(of.backup.list.queryOptions({ input: {} })),
      cache.fetchQuery(of.setting.loadAll.queryOptions({ input: {} })),
    ]),
  title: (t) => t('admin-backup.title'),
});

export default function AdminDatabaseSettings() {
  const { nextAt } = useSuspenseQuery(api.backup.list.queryOptions({ input: {} })).data;
  return (
    <AdminFrame>
      <SettingTabs>
        <Reauthenticate>
          <DatabasePage schedule={<BackupSettings nextAt={nextAt} />} />
        </Reauthenticate>
      </SettingTabs>
    </AdminFrame>
  );
}
