import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and during hydration; false for everything the browser renders itself. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
