import { expect, test } from 'vitest';
import { formatLocaleOf, sharedFormatLocale } from './format-locale.ts';
import { createFormat } from './format.ts';

test.each([
  ['en', 'en-GB,en;q=0.9', 'en-GB'],
  ['en', 'de-DE,en-IN;q=0.8,en-GB;q=0.9', 'en-GB'],
  ['en', 'EN-in', 'en-IN'],
  ['de', 'en-GB,de-CH;q=0.5', 'de-CH'],
  ['zh', 'zh-Hant-TW', 'zh-TW'],
  // The usual region of the language adds nothing.
  ['en', 'en-US,en-GB;q=0.9', 'en'],
  ['de', 'de-DE', 'de'],
  ['de', 'en-GB', 'de'],
  ['en', 'en', 'en'],
  ['en', '', 'en'],
  ['en', null, 'en'],
  ['en', 'en-GB;q=0', 'en'],
  ['en', 'en-ZY, en-419, en-GB-oxendict, en-\u0000', 'en'],
  ['en-XA', 'en-GB', 'en-XA'],
])('UX-01 the formats of %s for a browser that accepts %j are those of %s', (...row) => {
  const [language, accepted, locale] = row;
  expect(formatLocaleOf(language, accepted)).toBe(locale);
});

test('UX-01 the region decides on the order of dates and the grouping of numbers', () => {
  const day = '2026-11-28';
  expect(createFormat('en', 'UTC').day(day)).toBe('Nov 28, 2026');
  expect(createFormat('en-GB', 'UTC').day(day)).toBe('28 Nov 2026');
  expect(createFormat('en', 'UTC').number(1_234_567)).toBe('1,234,567');
  expect(createFormat('en-IN', 'UTC').number(1_234_567)).toBe('12,34,567');
});

test('UX-01 formats for everybody name the dollar and the month, and keep the language’s own', () => {
  const english = createFormat(sharedFormatLocale('en'), 'UTC');
  expect(english.money(24_00, 'USD')).toBe('US$24');
  expect(english.money(1_200_000_00, 'INR')).toBe('₹12,00,000');
  expect(english.day('2026-11-08')).toBe('8 Nov 2026');
  expect(createFormat(sharedFormatLocale('de'), 'UTC').number(1_234.5)).toBe('1.234,5');
});
