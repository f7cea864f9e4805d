import { startTransition, useEffect, useState } from 'react';
import { currentZoneName } from '#domain/setting/time-zone.ts';

type Clock = { Temporal?: { Now: { timeZoneId: () => string } } };

/** Intl loads about half of its data to determine this. */
const timeZoneHere = () =>
  (globalThis as Clock).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The chosen time zone, else the browser's, which is unknown on the server and until hydration so that
 * both render the same. Any text may depend on it, so the update is a transition that blocks no
 * input. Detecting it can be slow, so that runs in a separate task.
 */
export function useTimeZone(saved: string | null): string | null {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (saved !== null) return undefined;
    const timer = setTimeout(() => {
      const timeZone = currentZoneName(timeZoneHere());
      startTransition(() => setOwn(timeZone));
    });
    return () => clearTimeout(timer);
  }, [saved]);
  return saved ?? own;
}
