// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { timeZoneCookie } from '#domain/setting/time-zone.ts';
import { rememberTimeZone, useTimeZone } from './use-time-zone.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// Browsers still report it under its old name.
vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Calcutta' } });
afterAll(() => vi.unstubAllGlobals());
const browserZone = 'Asia/Kolkata';
const cookie = `${timeZoneCookie}=${browserZone}`;

/** In the past: what expires now may still be there within this millisecond. */
function expireCookies() {
  for (const name of [timeZoneCookie, 'firstrung_signed_in'])
    document.cookie = `${name}=; Path=/; Max-Age=-1`;
}
beforeEach(expireCookies);

async function zonesShown(saved: string | null, remembered: string | null) {
  const shown: (string | null)[] = [];
  function Shown() {
    const zone = useTimeZone(saved, remembered);
    if (shown.at(-1) !== zone) shown.push(zone);
    return null;
  }
  vi.useFakeTimers();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Shown />));
  await act(async () => vi.runAllTimers());
  await act(async () => root.unmount());
  vi.useRealTimers();
  return shown;
}

test('PRAC-08 a remembered time zone is shown first, then the browser’s; a chosen one always', async () => {
  expect(await zonesShown(null, null)).toEqual([null, browserZone]);
  expect(await zonesShown(null, browserZone)).toEqual([browserZone]);
  expect(await zonesShown(null, 'Pacific/Auckland')).toEqual(['Pacific/Auckland', browserZone]);
  expect(await zonesShown('Asia/Tokyo', 'Pacific/Auckland')).toEqual(['Asia/Tokyo']);
});

test('PRAC-08 SITE-09 the browser tells the server its time zone once somebody is signed in', async () => {
  await zonesShown(null, null);
  expect(document.cookie).not.toContain(timeZoneCookie);
  document.cookie = 'firstrung_signed_in=1; Path=/';
  await zonesShown(null, null);
  expect(document.cookie).toContain(cookie);
  expireCookies();
  rememberTimeZone();
  expect(document.cookie).toContain(cookie);
});
