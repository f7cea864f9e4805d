import { type Entered, findProblems, number, type Problems, text } from '#domain/fields.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { instantOf } from './instant-of.ts';

/** Times are local to the event's time zone: `2026-03-29T18:30`. */
export const eventFields = {
  title: text({ max: 120, required: true }),
  summary: text({ max: 300, required: true, rows: 2 }),
  description: text({ max: 5_000, rows: 6 }),
  startsAt: text({ max: 16, required: true, tooLong: 'EVENT_TIMES' }),
  endsAt: text({ max: 16, required: true, tooLong: 'EVENT_TIMES' }),
  timeZone: text({ max: 64, required: true }),
  /** Unlimited when empty. */
  places: number({ min: 1, max: 100_000, refusal: 'EVENT_PLACES' }),
  joinUrl: text({ max: 500, format: 'web-address' }),
};

export const registrationFields = {
  name: text({ max: 200, required: true, tooLong: 'NAME_TOO_LONG' }),
  email: text({ max: 254, required: true, format: 'email', tooLong: 'EMAIL_INVALID' }),
};

/** Problems of an event by field. It must end after it starts, in a known time zone. */
export function findEventProblems(entered: Entered<typeof eventFields>) {
  const problems: Problems<typeof eventFields> = findProblems(eventFields, entered);
  const [startsAt, endsAt] = [String(entered.startsAt), String(entered.endsAt)];
  const timeZone = String(entered.timeZone);
  if (!problems.timeZone && !isTimeZone(timeZone)) problems.timeZone = 'INVALID_INPUT';
  if (problems.startsAt || problems.endsAt || problems.timeZone) return problems;
  const [start, end] = [instantOf(startsAt, timeZone), instantOf(endsAt, timeZone)];
  if (start === null) problems.startsAt = 'EVENT_TIMES';
  else if (end === null || end <= start) problems.endsAt = 'EVENT_TIMES';
  return problems;
}
