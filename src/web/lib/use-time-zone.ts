import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The browser's time zone; UTC on the server and until hydration, so that both render the same. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
