import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageContext } from '#contract/page-context.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { loader as loadApplications } from './applications.tsx';
import { loader as loadDrives } from './off-campus.tsx';

afterEach(() => vi.useRealTimers());

/** The month that a calendar loads on a first visit, at this moment in this browser's time zone. */
async function loadedMonth(
  load: (args: LoaderFunctionArgs) => Promise<unknown>,
  now: string,
  zones: Pick<PageContext, 'timeZone' | 'browserZone'>,
): Promise<string | undefined> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  let month: string | undefined;
  const listDates = async (input: { month: string }) => {
    month = input.month;
    return { items: [] };
  };
  const me = async () => ({ kind: 'student' });
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...zones,
    locale: 'en',
    isPublic: false,
    settings: { platformName: 'Firstrung' },
    me,
    api: { account: { me }, drive: { listDates }, application: { listOwnDates: listDates } },
    texts: () => ({}),
    translate: () => '',
  } as unknown as PageContext);
  const request = new Request('http://localhost/?view=calendar');
  await load({ request, params: {}, context } as Partial<LoaderFunctionArgs> as LoaderFunctionArgs);
  return month;
}

test.each([
  ['off-campus drives', loadDrives],
  ['applications', loadApplications],
])('PRAC-06 the calendar of %s loads the month that it shows', async (_name, load) => {
  const endOfMonth = '2026-11-30T21:00:00Z';
  const zone = (timeZone: string | null, browserZone: string | null) => ({ timeZone, browserZone });
  const monthIn = (zones: ReturnType<typeof zone>) => loadedMonth(load, endOfMonth, zones);
  expect(await monthIn(zone(null, null))).toBe('2026-11');
  expect(await monthIn(zone(null, 'Asia/Kolkata'))).toBe('2026-12');
  expect(await monthIn(zone('America/New_York', 'Asia/Kolkata'))).toBe('2026-11');
});
