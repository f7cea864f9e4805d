import { dateTimeFormat } from '#domain/intl.ts';

const dayMs = 24 * 3600 * 1000;

/** How many days of the calendar lie between two instants, as somebody in this time zone counts them; negative backwards. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  return Math.round((dayOf(to, timeZone) - dayOf(from, timeZone)) / dayMs);
}

/** The day on the wall calendar, as that day's midnight in UTC, where all days are equally long. */
function dayOf(at: Date, timeZone: string): number {
  if (timeZone === 'UTC') return Math.floor(at.getTime() / dayMs) * dayMs;
  const parts = dateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}
