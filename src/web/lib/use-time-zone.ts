import { startTransition, useEffect, useState } from 'react';

type Clock = { Temporal?: { Now: { timeZoneId: () => string } } };

/** Intl finds it out by loading half of itself. */
const timeZoneHere = () =>
  (globalThis as Clock).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The chosen time zone, else the browser's; that is UTC on the server and until hydration, so that both render the same.
 * Every word on the page may hang on it: they follow bit by bit, and no press waits for them. Where it takes long to tell, that has a moment of its own.
 */
export function useTimeZone(chosen: string | null): string {
  const [own, setOwn] = useState('UTC');
  useEffect(() => {
    if (chosen !== null) return undefined;
    const timer = setTimeout(() => {
      const timeZone = timeZoneHere();
      startTransition(() => setOwn(timeZone));
    });
    return () => clearTimeout(timer);
  }, [chosen]);
  return chosen ?? own;
}
