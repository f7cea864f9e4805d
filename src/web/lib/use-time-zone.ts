import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The chosen time zone, else the browser's; that is UTC on the server and until hydration, so that both render the same. */
export function useTimeZone(chosen: string | null): string {
  const own = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
  return chosen ?? own;
}
