import { useSuspenseQuery } from '@tanstack/react-query';
import { DatabasePage } from '#web/features/backup/database-page.tsx';
import { BackupSettings } from '#web/features/setting/backup-settings.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['admin-backup', 'admin-settings', 'health', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api: of, load }) =>
    Promise.all([load(of.backup.list.query()), load(of.setting.loadAll.query())]),
  title: (t) => t('dashboard.database'),
});

export default function AdminDatabaseSettings() {
  const t = useTexts();
  const { nextAt } = useSuspenseQuery(api.backup.list.query()).data;
  return (
    <Page stacked title={t('dashboard.database')} purpose={t('admin-backup.purpose')}>
      <Reauthenticate>
        <DatabasePage schedule={<BackupSettings nextAt={nextAt} />} />
      </Reauthenticate>
    </Page>
  );
}
