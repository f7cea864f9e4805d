import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';

/** Follows jobs saved in another tab, through the list in the browser's storage. */
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
