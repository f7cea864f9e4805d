import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMe } from '#web/features/account/use-me.ts';
import type { CardSlots } from '#web/features/search/card-slots.ts';
import { api } from '#web/lib/api.ts';

const never = () => () => undefined;
const seemsSignedIn = () => 'signedIn' in document.documentElement.dataset;

/** What cards show on a page that is the same for everyone: once it is known that a student reads, also what is theirs. */
export function useVisitorSlots(): CardSlots {
  const me = useMe();
  const cache = useQueryClient();
  const mayBeSignedIn = useSyncExternalStore(never, seemsSignedIn, () => true);
  const isStudent = me?.kind === 'student';
  useEffect(() => {
    if (isStudent) void cache.invalidateQueries({ queryKey: api.search.key() });
  }, [cache, isStudent]);
  const isVisitor = me === null && !mayBeSignedIn;
  return useMemo(() => ({ isVisitor }), [isVisitor]);
}
