import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { savedPath, searchesPath, searchPath } from './saved-jobs-paths.ts';

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
        { to: '/student-dashboard/applications', label: t('dashboard.applications') },
      ]}
    />
  );
}

/** Follows jobs saved in another tab, through the list in the browser's storage. */
function useSavedElsewhere(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === 'savedJobs') void invalidate(cache, api.search, api.savedJobs);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [cache]);
}
