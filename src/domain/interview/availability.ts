import { no, type Verdict, yes } from '#domain/refusals.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';

/** Hours on one day of the week, in the member's time zone. Monday is 1, Sunday 7. */
export type Window = { day: number; from: string; to: string };

export type Availability = {
  timeZone: string;
  windows: readonly Window[];
  /** Free minutes before and after each interview. */
  bufferMinutes: number;
  /** Interviews in one week, Monday to Sunday; null for no limit. */
  mostPerWeek: number | null;
};

export const maxWindows = 21;

/** The defaults for members who have not set their own. */
export const usualAvailability = (timeZone: string): Availability => ({
  timeZone,
  windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' })),
  bufferMinutes: 0,
  mostPerWeek: null,
});

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const isEnd = (text: string) => clock.test(text) || text === '24:00';

export function mayHaveAvailability({
  timeZone,
  windows,
  bufferMinutes,
  mostPerWeek,
}: Availability): Verdict {
  if (!isTimeZone(timeZone)) return no('TIME_ZONE_UNKNOWN');
  const isOnADay = windows.every(({ day }) => day >= 1 && day <= 7);
  if (!isOnADay || windows.length > maxWindows || findWrongDays(windows).length > 0)
    return no('AVAILABILITY_HOURS');
  const isLimit = mostPerWeek === null || (mostPerWeek >= 1 && mostPerWeek <= 50);
  return bufferMinutes >= 0 && bufferMinutes <= 120 && isLimit ? yes : no('OUT_OF_RANGE');
}

/** Days on which hours are incomplete, end before they start, or overlap. */
export function findWrongDays(windows: readonly Window[]): number[] {
  const sorted = windows.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from));
  const wrong = sorted.filter(({ day, from, to }, at) => {
    const next = sorted[at + 1];
    const overlaps = next !== undefined && next.day === day && to > next.from;
    return !clock.test(from) || !isEnd(to) || from >= to || overlaps;
  });
  return [...new Set(wrong.map(({ day }) => day))];
}
