import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and while the browser takes its page over; false for all that the browser makes by itself. */
export function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
