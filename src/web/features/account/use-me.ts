import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';

const never = () => () => undefined;
const hasSignedInMark = () => 'signedIn' in document.documentElement.dataset;

/** The signed-in user; null for a visitor, and on public pages until the browser has asked. */
export function useMe(): Me | null {
  const mayAsk = useSyncExternalStore(never, hasSignedInMark, () => false);
  const { data } = useQuery({ ...api.account.me.query(), enabled: mayAsk });
  const isNobody = data !== undefined && data.account === null;
  useEffect(() => {
    if (isNobody) forgetSignedIn();
  }, [isNobody]);
  return data?.account ?? null;
}

/**
 * The session ended elsewhere: removes its readable cookie too, so that sign-in is offered again.
 */
function forgetSignedIn(): void {
  document.cookie = 'firstrung_signed_in=; Path=/; Max-Age=0; SameSite=Lax';
  delete document.documentElement.dataset['signedIn'];
}
