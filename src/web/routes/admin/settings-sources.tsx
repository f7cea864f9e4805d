import { SourceList } from '#web/features/external-jobs/source-list.tsx';
import { SettingTabs } from '#web/features/setting/setting-frame.tsx';
import { SourceSettings } from '#web/features/setting/source-settings.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { ErrorBoundary, meta } from './settings.tsx';

export const loader = pageLoader({
  texts: ['admin-settings'],
  only: ['admin'],
  prefetch: ({ api, cache }) =>
    Promise.all([
      cache.fetchQuery(api.setting.loadAll.queryOptions({ input: {} })),
      cache.fetchQuery(api.externalJobs.list.queryOptions({ input: {} })),
    ]),
  title: (t) => t('admin-settings.title'),
});

export default function AdminSourceSettings() {
  return (
    <AdminFrame>
      <SettingTabs>
        <SourceSettings />
        <SourceList />
      </SettingTabs>
    </AdminFrame>
  );
}
