import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#web/features/account/use-me.ts';
import { api } from '#web/lib/api.ts';

/** On a page that is the same for everyone: once it is known that a student reads, results come anew with what is theirs. */
export function useOwnResults(): void {
  const me = useMe();
  const cache = useQueryClient();
  const isStudent = me?.kind === 'student';
  useEffect(() => {
    if (isStudent) void cache.invalidateQueries({ queryKey: api.search.key() });
  }, [cache, isStudent]);
}
