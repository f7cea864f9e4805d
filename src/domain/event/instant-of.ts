import { dateTimeFormat } from '#domain/intl.ts';
import { dayMs } from '#domain/time.ts';

const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/u;
const minute = 60_000;

/**
 * Converts a local time (`2026-03-29T18:30`) to an instant; null for a date that doesn't exist. A
 * time skipped by a clock change becomes the one after it; an ambiguous time becomes the first.
 */
export function instantOf(time: string, timeZone: string): Date | null {
  const [, year, month, day, hour, minutes] = local.exec(time) ?? [];
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minutes),
  );
  if (Number.isNaN(wall) || wallClockOf(new Date(wall), 'UTC') !== time) return null;
  const offsets = [-1, 1].map((side) => offsetAt(wall + side * dayMs, timeZone));
  const instants = offsets.map((offset) => wall - offset).toSorted((x, y) => x - y);
  const right = instants.find((at) => wallClockOf(new Date(at), timeZone) === time);
  return new Date(right ?? instants.at(-1) ?? wall);
}

/** The local time in that zone: `2026-03-29T18:30`. */
export function wallClockOf(at: Date, timeZone: string): string {
  const format = dateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute: minutes = '' } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minutes}`;
}

/** The calendar day of an instant in that zone: `2026-03-29`. */
export const dayIn = (at: Date, timeZone: string): string => wallClockOf(at, timeZone).slice(0, 10);

/** The zone's UTC offset at that instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const shown = Date.parse(`${wallClockOf(new Date(at), timeZone)}:00Z`);
  return Math.round((shown - at) / minute) * minute;
}
