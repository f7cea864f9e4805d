import { startTransition, useEffect, useState } from 'react';
import { currentZoneName, timeZoneCookie } from '#domain/setting/time-zone.ts';

type Clock = { Temporal?: { Now: { timeZoneId: () => string } } };

const yearSeconds = 365 * 86_400;

/** Intl loads about half of its data to determine this. */
const timeZoneHere = () =>
  currentZoneName(
    (globalThis as Clock).Temporal?.Now.timeZoneId() ??
      Intl.DateTimeFormat().resolvedOptions().timeZone,
  );

/**
 * The chosen time zone, else the browser's. The server knows the browser's from a cookie; without
 * one it is unknown until hydration, so that both render the same. Any text may depend on it, so the
 * update is a transition that blocks no input. Detecting it can be slow, so that runs in a separate
 * task.
 */
export function useTimeZone(saved: string | null, remembered: string | null): string | null {
  const [own, setOwn] = useState(remembered);
  useEffect(() => {
    if (saved !== null) return undefined;
    const timer = setTimeout(() => {
      const timeZone = timeZoneHere();
      // Visitors get no cookies.
      const isSignedIn = /(?:^|; )firstrung_signed_in=1/u.test(document.cookie);
      if (isSignedIn && timeZone !== remembered) writeTimeZone(timeZone);
      startTransition(() => setOwn(timeZone));
    });
    return () => clearTimeout(timer);
  }, [saved, remembered]);
  return saved ?? own;
}

/** Tells the server this browser's time zone with the next page. */
export function rememberTimeZone(): void {
  writeTimeZone(timeZoneHere());
}

function writeTimeZone(timeZone: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server reads it to render dates
  document.cookie = `${timeZoneCookie}=${timeZone}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
