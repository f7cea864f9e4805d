import { dayIn } from '#domain/event/instant-of.ts';
import { dayMs } from '#domain/time.ts';

/** Calendar days between two instants in this time zone; negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  return Math.round((dayOf(to, timeZone) - dayOf(from, timeZone)) / dayMs);
}

/** The local date as midnight UTC, where all days have the same length. */
function dayOf(at: Date, timeZone: string): number {
  if (timeZone === 'UTC') return Math.floor(at.getTime() / dayMs) * dayMs;
  return Date.parse(dayIn(at, timeZone));
}
