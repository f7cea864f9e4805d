import { SourceList } from '#web/features/external-jobs/source-list.tsx';
import { SourceSettings } from '#web/features/setting/source-settings.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['admin-settings'],
  only: ['admin'],
  prefetch: ({ api, load }) =>
    Promise.all([load(api.setting.loadAll.query()), load(api.externalJobs.list.query())]),
  title: (t) => t('dashboard.job-sources'),
});

export default function AdminSourceSettings() {
  const t = useTexts();
  return (
    <Page stacked title={t('dashboard.job-sources')}>
      <SourceSettings />
      <SourceList />
    </Page>
  );
}
