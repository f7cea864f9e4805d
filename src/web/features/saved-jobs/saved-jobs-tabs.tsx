import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { savedPath, searchesPath, searchPath } from './saved-jobs-paths.ts';
import { useSavedElsewhere } from './use-saved-elsewhere.ts';

export function SavedJobsTabs() {
  useSavedElsewhere();
  const t = useTexts();
  return (
    <TabNav
      label={t('saved-jobs.tabs.label')}
      items={[
        { to: searchPath, label: t('saved-jobs.tabs.search'), end: true },
        { to: savedPath, label: t('saved-jobs.tabs.saved') },
        { to: searchesPath, label: t('saved-jobs.tabs.alerts') },
        { to: '/student-dashboard/applications', label: t('saved-jobs.tabs.applications') },
      ]}
    />
  );
}
