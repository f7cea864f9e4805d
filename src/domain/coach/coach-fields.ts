import { instantOf } from '#domain/event/instant-of.ts';
import { type Entered, findProblems, number, type Problems, text } from '#domain/fields.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { dayMs } from '#domain/time.ts';

/** The start is local to the time zone: `2026-03-29T18:30`. */
export const slotFields = {
  topic: text({ max: 120, required: true }),
  startsAt: text({ max: 16, required: true, tooLong: 'SLOT_TIMES' }),
  timeZone: text({ max: 64, required: true }),
  minutes: number({ min: 15, max: 120, required: true, refusal: 'SLOT_MINUTES' }),
  /** A video link or an address; only who booked sees it. */
  place: text({ max: 300, required: true }),
};

/** Problems of a slot by field. It starts in the future, within a year. */
export function findSlotProblems(entered: Entered<typeof slotFields>, now: Date) {
  const problems: Problems<typeof slotFields> = findProblems(slotFields, entered);
  const timeZone = String(entered.timeZone);
  if (!problems.timeZone && !isTimeZone(timeZone)) problems.timeZone = 'TIME_ZONE_UNKNOWN';
  if (problems.startsAt || problems.timeZone) return problems;
  const start = instantOf(String(entered.startsAt), timeZone);
  const latest = now.getTime() + 366 * dayMs;
  if (start === null || start <= now || start.getTime() > latest) problems.startsAt = 'SLOT_TIMES';
  return problems;
}
