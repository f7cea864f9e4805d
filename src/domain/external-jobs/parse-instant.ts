import { isDay } from '#domain/is-day.ts';
import { dayMs, hourMs, minuteMs, weekMs } from '#domain/time.ts';

const unitMs: Record<string, number> = {
  minute: minuteMs,
  min: minuteMs,
  hour: hourMs,
  hr: hourMs,
  h: hourMs,
  day: dayMs,
  d: dayMs,
  week: weekMs,
  w: weekMs,
  month: 30 * dayMs,
  mo: 30 * dayMs,
  year: 365 * dayMs,
  y: 365 * dayMs,
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a source's timestamp: ISO with or without a zone (then UTC), Unix seconds or milliseconds,
 * a written date, or a relative time. Null when unparseable, before 2000 or after 2100.
 */
export function parseInstant(value: unknown, now: Date): Date | null {
  const at =
    typeof value === 'number'
      ? parseEpoch(value)
      : typeof value === 'string'
        ? ofText(value, now)
        : null;
  if (at === null || Number.isNaN(at.getTime())) return null;
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 2100 ? at : null;
}

function parseEpoch(value: number): Date | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  return new Date(value < 1e11 ? value * 1000 : value);
}

function ofText(value: string, now: Date): Date | null {
  const text = value.slice(0, 80).trim();
  if (/^\d{9,13}(?:\.\d+)?$/u.test(text)) return parseEpoch(Number(text));
  return parseIso(text) ?? parseDate(text) ?? parseRelative(text.toLowerCase(), now);
}

function parseIso(text: string): Date | null {
  const found =
    /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<part>\d{1,9}))?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/u.exec(
      text,
    )?.groups;
  if (!found) return null;
  const { day = '', time = '00:00', part = '0', zone = 'Z' } = found;
  const seconds = time.length === 5 ? `${time}:00` : time;
  const offset = /^[+-]\d{4}$/u.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const at = new Date(
    `${day}T${seconds}.${part.slice(0, 3).padEnd(3, '0')}${/^[A-Z]/u.test(offset) ? 'Z' : offset}`,
  );
  return isDay(day) ? at : null;
}

/**
 * '12 Jan 2026', 'Jan 12, 2026', 'Mon, 12 Jan 2026 10:00:00 +0000', '31/12/2026' (day first, unless
 * that gives no valid month).
 */
function parseDate(text: string): Date | null {
  const named =
    /^(?:[a-z]{3,9},?\s+)?(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month>[a-z]{3,9})\.?,?|(?<first>[a-z]{3,9})\.?\s+(?<second>\d{1,2})(?:st|nd|rd|th)?,?)[\s-]+(?<year>\d{4})(?:,?\s+(?<time>\d{2}:\d{2}(?::\d{2})?)\s*(?<zone>GMT|UTC|Z|[+-]\d{4})?)?$/iu.exec(
      text,
    )?.groups;
  if (named) {
    const month =
      months.indexOf((named['month'] ?? named['first'] ?? '').slice(0, 3).toLowerCase()) + 1;
    const day = named['day'] ?? named['second'] ?? '';
    if (month === 0) return null;
    const date = `${named['year']}-${two(month)}-${two(Number(day))}`;
    return parseIso(named['time'] ? `${date}T${named['time']}${named['zone'] ?? 'Z'}` : date);
  }
  const figures = /^(?<one>\d{1,2})[/.-](?<other>\d{1,2})[/.-](?<year>\d{4})$/u.exec(text)?.groups;
  if (!figures) return null;
  const [one, other] = [Number(figures['one']), Number(figures['other'])];
  const [day, month] = other > 12 ? [other, one] : [one, other];
  return parseIso(`${figures['year']}-${two(month)}-${two(day)}`);
}

function parseRelative(text: string, now: Date): Date | null {
  const plain = text.replace(/^(?:posted|active|updated|reposted)\s*:?\s*/u, '').trim();
  if (/^(?:today|just now|just posted|now|few (?:seconds|minutes|hours) ago)$/u.test(plain))
    return now;
  if (plain === 'yesterday') return new Date(now.getTime() - dayMs);
  const found =
    /^(?<count>\d{1,4}|an?)\s?\+?\s*(?<unit>minute|min|hour|hr|h|day|d|week|w|month|mo|year|y)s?(?:\s+ago)?\+?$/u.exec(
      plain,
    )?.groups;
  if (!found) return null;
  const count = /^an?$/u.test(found['count'] ?? '') ? 1 : Number(found['count']);
  return new Date(now.getTime() - count * (unitMs[found['unit'] ?? ''] ?? 0));
}

const two = (value: number) => String(value).padStart(2, '0');
