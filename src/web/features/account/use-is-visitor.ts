import { startTransition, useEffect, useState } from 'react';
import { useMe } from './use-me.ts';

/** True once the browser knows that no user is signed in; false until then. */
export function useIsVisitor(): boolean {
  const me = useMe();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    startTransition(() => setUnknown(!('signedIn' in document.documentElement.dataset)));
  }, [me]);
  return me === null && isUnknown;
}
