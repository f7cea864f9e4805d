import { dateTimeFormat, listFormat, numberFormat, relativeTimeFormat } from '#domain/intl.ts';

const second = 1000;
const units = [
  ['year', 365 * 24 * 3600 * second],
  ['month', 30 * 24 * 3600 * second],
  ['week', 7 * 24 * 3600 * second],
  ['day', 24 * 3600 * second],
  ['hour', 3600 * second],
  ['minute', 60 * second],
] as const;

function relative(locale: string, at: Date, now: Date): string {
  const distance = at.getTime() - now.getTime();
  const format = relativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of units) {
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit);
  }
  return format.format(0, 'second');
}

const digits = new WeakMap<Intl.NumberFormat, number>();

function digitsOf(format: Intl.NumberFormat): number {
  const known = digits.get(format);
  if (known !== undefined) return known;
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(format, found);
  return found;
}

/** Rupees are grouped in lakhs in English of any region; other languages keep their region's form. */
const localeOf = (locale: string, currency: unknown) =>
  currency === 'INR' && /^en\b/u.test(locale) ? 'en-IN' : locale;

function money(locale: string, minorUnits: number, currency: string): string {
  const format = numberFormat(localeOf(locale, currency), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(minorUnits / 10 ** digitsOf(format));
}

/** Formats dates, numbers and lists for a locale and time zone. Money is in minor units. */
export function createFormat(locale: string, timeZone: string) {
  return {
    date: (at: Date, style: 'short' | 'medium' | 'long' | 'full' = 'medium') =>
      dateTimeFormat(locale, { dateStyle: style, timeZone }).format(at),
    /** A calendar date such as '2026-11-24', the same in every time zone. */
    day: (day: string, style: 'short' | 'medium' = 'medium') =>
      dateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(new Date(day)),
    time: (at: Date) => dateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(at),
    dateTime: (at: Date, style: 'short' | 'medium' | 'long' | 'full' = 'medium') =>
      dateTimeFormat(locale, { dateStyle: style, timeStyle: 'short', timeZone }).format(at),
    relative: (at: Date, now: Date) => relative(locale, at, now),
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      numberFormat(localeOf(locale, options?.currency), options).format(value),
    money: (minorUnits: number, currency: string) => money(locale, minorUnits, currency),
    list: (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
      listFormat(locale, { type }).format(items),
  };
}

export type Format = ReturnType<typeof createFormat>;
