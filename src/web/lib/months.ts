import { wallClockOf } from '#domain/event/instant-of.ts';

const isMonth = /^20\d\d-(?:0[1-9]|1[0-2])$/u;

/** The month in the URL, or this one. */
export function monthIn(params: URLSearchParams, thisMonth: string): string {
  const requested = params.get('month') ?? '';
  return isMonth.test(requested) ? requested : thisMonth;
}

export const monthOf = (at: Date, timeZone: string) => wallClockOf(at, timeZone).slice(0, 7);

/** The month that many months later. */
export function monthAfter(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

type WeekInfo = { getWeekInfo?: () => { firstDay: number } };

/** The first day of the week where the locale is used: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  return (new Intl.Locale(locale) as WeekInfo).getWeekInfo?.().firstDay ?? 1;
}

/** The days of the weeks that cover a month; the first of a week is 1 (Monday) to 7 (Sunday). */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const day = new Date(first);
  day.setUTCDate(1 - ((first.getUTCDay() - firstDay + 7) % 7));
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
