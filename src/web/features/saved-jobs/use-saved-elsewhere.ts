import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';

/** What another tab saved shows here at once: its list in the browser's storage says so. */
export function useSavedElsewhere(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== 'savedJobs') return;
      void cache.invalidateQueries({ queryKey: api.search.key() });
      void cache.invalidateQueries({ queryKey: api.savedJobs.key() });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [cache]);
}
