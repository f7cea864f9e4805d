import { dayIn, instantOf, wallClockOf } from '#domain/event/instant-of.ts';
import { dayMs } from '#domain/time.ts';

/** When a posting closes, and the time zone that its date is written in. */
export type Deadline = { deadline: Date | null; deadlineZone: string };

/**
 * The last millisecond of a day such as 2027-03-31 in this time zone; in UTC in years that no zone
 * has: a date field is in the year 2 when the first digit of 2027 is typed, and takes six digits.
 */
export function endOfDay(day: string, timeZone: string): Date {
  // '+002027-03-31': only years with a sign may have more than four digits.
  const next = new Date(Date.parse(`+${day.padStart(12, '0')}T00:00:00Z`) + dayMs);
  const midnight = instantOf(`${next.toISOString().slice(0, 10)}T00:00`, timeZone) ?? next;
  return new Date(midnight.getTime() - 1);
}

export const deadlineDay = ({ deadline, deadlineZone }: Deadline): string | null =>
  deadline && dayIn(deadline, deadlineZone);

/**
 * The deadline for a chosen day. An unchanged day keeps its moment, so that students are never
 * promised another one because the company moved to a different time zone.
 */
export function deadlineOn(
  day: string | null,
  before: Deadline | null,
  timeZone: string,
): Deadline {
  if (before !== null && deadlineDay(before) === day)
    return { deadline: before.deadline, deadlineZone: before.deadlineZone };
  return { deadline: day === null ? null : endOfDay(day, timeZone), deadlineZone: timeZone };
}

/** Whether two time zones show different times at this instant. */
export const isOtherClock = (at: Date, one: string, other: string): boolean =>
  wallClockOf(at, one) !== wallClockOf(at, other);

/** The city of an IANA time zone: 'Buenos Aires' for America/Argentina/Buenos_Aires. */
export const zoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
