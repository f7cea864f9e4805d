import { wallClockOf } from '#domain/event/instant-of.ts';
import { pageInput } from '#web/lib/page-links.ts';

export type DriveView = 'table' | 'calendar';

export function driveView(params: URLSearchParams): DriveView {
  return params.get('view') === 'calendar' ? 'calendar' : 'table';
}

export function showInput(params: URLSearchParams) {
  const show = params.get('show') === 'following' ? ('following' as const) : ('all' as const);
  return { show };
}

export function driveInput(params: URLSearchParams) {
  return { ...pageInput(params), ...showInput(params) };
}

const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/u;

/** The month in the URL, or the current one. */
export function monthInput(params: URLSearchParams, thisMonth: string) {
  const asked = params.get('month') ?? '';
  return { month: isMonth.test(asked) ? asked : thisMonth, ...showInput(params) };
}

export const monthOf = (at: Date, timeZone: string) => wallClockOf(at, timeZone).slice(0, 7);
export const dayOf = (at: Date, timeZone: string) => wallClockOf(at, timeZone).slice(0, 10);

/** The month that many months later. */
export function monthAfter(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** The days of the weeks that cover a month, Monday first. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const day = new Date(first);
  day.setUTCDate(1 - ((first.getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  while (weeks.length === 0 || day.toISOString().slice(0, 7) === month) {
    weeks.push(
      Array.from({ length: 7 }, () => {
        const name = day.toISOString().slice(0, 10);
        day.setUTCDate(day.getUTCDate() + 1);
        return name;
      }),
    );
  }
  return weeks;
}
