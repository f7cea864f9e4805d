import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';

const never = () => () => undefined;
const seemsSignedIn = () => 'signedIn' in document.documentElement.dataset;

/** Who is signed in; null for a visitor, and on public pages until the browser has asked. */
export function useMe(): Me | null {
  const mayAsk = useSyncExternalStore(never, seemsSignedIn, () => false);
  const { data } = useQuery(api.account.me.queryOptions({ input: {}, enabled: mayAsk }));
  const isNobody = data !== undefined && data.account === null;
  useEffect(() => {
    if (isNobody) forgetSignedIn();
  }, [isNobody]);
  return data?.account ?? null;
}

/** The session ended elsewhere: the readable sign of it goes too, so that signing in is offered again. */
function forgetSignedIn(): void {
  document.cookie = 'firstrung_signed_in=; Path=/; Max-Age=0; SameSite=Lax';
  delete document.documentElement.dataset['signedIn'];
}
