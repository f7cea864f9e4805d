import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#web/features/account/use-me.ts';
import { api } from '#web/lib/api.ts';

/**
 * On a page cached for everyone: once a student is recognized, refetches results with their
 * personal data.
 */
export function useOwnResults(): void {
  const me = useMe();
  const cache = useQueryClient();
  const isStudent = me?.kind === 'student';
  useEffect(() => {
    if (isStudent) void cache.invalidateQueries({ queryKey: api.search.key() });
  }, [cache, isStudent]);
}
