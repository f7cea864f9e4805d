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
    ['es-MX', 1_200_000_00, 'INR', 'INR\u00A01,200,000'],
    ['es-MX', 1_234_50, 'MXN', '$1,234.50'],
    ['zh', 1_200_000_00, 'INR', '₹1,200,000'],
    ['zh', 1_234_50, 'CNY', '¥1,234.50'],
    ['de', 1_200_000_00, 'INR', '1.200.000\u00A0₹'],
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

  test('UX-01 a calendar day is the same day in every zone', () => {
    const days = ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'].map(
      (zone) => createFormat('en', zone).day('2026-03-29'),
    );
    expect(new Set(days)).toEqual(new Set(['Mar 29, 2026']));
  });

  test('UX-01 the first day of a month in French is ‘1er’, and only that day', () => {
    const format = createFormat('fr-FR', 'UTC');
    const first = at('2026-12-01T01:11:00Z');
    expect(format.date(first, 'long')).toBe('1er décembre 2026');
    expect(format.date(first, 'full')).toBe('mardi 1er décembre 2026');
    expect(format.dateTime(first)).toBe('1er déc. 2026, 01:11');
    expect(format.date(first, 'short')).toBe('01/12/2026');
    expect(format.date(at('2026-12-11T01:00:00Z'), 'long')).toBe('11 décembre 2026');
    expect(createFormat('es', 'UTC').date(first, 'long')).toBe('1 de diciembre de 2026');
  });

  test.each([
    ['es-MX', 'America/Mexico_City', '29 nov 2026, 12:45 p.m.', '1,234,567', 'A, B y C', 'mañana'],
    ['zh', 'Asia/Shanghai', '2026年11月30日 02:45', '1,234,567', 'A、B和C', '明天'],
    ['en-IN', 'Asia/Kolkata', '30 Nov 2026, 12:15 am', '12,34,567', 'A, B and C', 'tomorrow'],
    ['de', 'Europe/Berlin', '29.11.2026, 19:45', '1.234.567', 'A, B und C', 'morgen'],
  ])('UX-01 dates, numbers and lists in %s and %s', (locale, zone, both, number, list, next) => {
    const format = createFormat(locale, zone);
    const evening = at('2026-11-29T18:45:00Z');
    expect(format.dateTime(evening).replaceAll(/[\u00A0\u202F]/gu, ' ')).toBe(both);
    expect(format.number(1_234_567)).toBe(number);
    expect(format.list(['A', 'B', 'C'])).toBe(list);
    expect(format.relative(at('2026-11-30T20:00:00Z'), evening)).toBe(next);
  });

  test('UX-01 lists and numbers follow the language’s rules', () => {
    const format = createFormat('en', 'UTC');
    expect(format.list(['PDF', 'DOCX'], 'disjunction')).toBe('PDF or DOCX');
    expect(format.number(1234.5)).toBe('1,234.5');
  });
});
