import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-21T10:00:00Z');

describe('createFormat', () => {
  test.each([
    ['2026-11-21T09:59:01Z', 'now'],
    ['2026-11-21T09:59:00Z', '1 minute ago'],
    ['2026-11-21T07:30:00Z', '2 hours ago'],
    ['2026-11-20T10:00:00Z', 'yesterday'],
    ['2026-11-08T10:00:00Z', 'last week'],
    ['2026-08-01T10:00:00Z', '3 months ago'],
    ['2026-11-23T11:00:00Z', 'in 2 days'],
    ['2024-11-21T10:00:00Z', '2 years ago'],
  ])('UX-01 %s formats as %s', (then, words) => {
    expect(createFormat('en', 'UTC').relative(at(then), now)).toBe(words);
  });

  test.each([
    ['en', 1_234_50, 'USD', '$1,234.50'],
    ['en', 1_234_00, 'USD', '$1,234'],
    ['en', 1_234, 'JPY', '¥1,234'],
    ['en-IN', 600_000_00, 'INR', '₹6,00,000'],
    ['en', 1_200_000_00, 'INR', '₹12,00,000'],
    // One form of pay everywhere: many browsers in India say en-US or en-GB.
    ['en-US', 1_200_000_00, 'INR', '₹12,00,000'],
    ['en-GB', 1_200_000_00, 'INR', '₹12,00,000'],
    ['de', 1_234_50, 'EUR', '1.234,50\u00A0€'],
  ])('UX-01 money in %s: %d minor units of %s is %s', (locale, minor, currency, words) => {
    expect(createFormat(locale, 'UTC').money(minor, currency)).toBe(words);
  });

  test.each([
    ['UTC', 'Mar 29, 2026, 12:30 AM', '12:30 AM'],
    ['Asia/Kolkata', 'Mar 29, 2026, 6:00 AM', '6:00 AM'],
    ['America/New_York', 'Mar 28, 2026, 8:30 PM', '8:30 PM'],
  ])('UX-01 a timestamp is formatted in the zone %s', (zone, both, time) => {
    const format = createFormat('en', zone);
    const plain = (text: string) => text.replaceAll('\u202F', ' ');
    expect(plain(format.dateTime(at('2026-03-29T00:30:00Z')))).toBe(both);
    expect(plain(format.time(at('2026-03-29T00:30:00Z')))).toBe(time);
  });

  test('UX-01 lists and numbers follow the language’s rules', () => {
    const format = createFormat('en', 'UTC');
    expect(format.list(['PDF', 'DOCX'], 'disjunction')).toBe('PDF or DOCX');
    expect(format.number(1234.5)).toBe('1,234.5');
  });
});
