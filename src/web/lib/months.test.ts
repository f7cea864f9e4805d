import { expect, test } from 'vitest';
import { monthAfter, firstWeekday, monthIn, weeksOf } from './months.ts';

test.each([
  ['2026-11', 1, '2026-10-26', '2026-12-06', 6],
  ['2026-11', 7, '2026-11-01', '2026-12-05', 5],
  ['2026-11', 6, '2026-10-31', '2026-12-04', 5],
  ['2027-02', 1, '2027-02-01', '2027-02-28', 4],
  ['2024-02', 1, '2024-01-29', '2024-03-03', 5],
])('PRAC-06 the weeks of %s from day %i run from %s to %s', (month, day, first, last, count) => {
  const weeks = weeksOf(month, day);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});

test.each([
  ['en-IN', 7],
  ['de', 1],
  ['es-MX', 7],
  ['en', 7],
  ['en-GB', 1],
])('UX-01 the first day of the week in %s is %i', (locale, day) => {
  expect(firstWeekday(locale)).toBe(day);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('PRAC-06 %s plus %i months is %s', (month, count, wanted) => {
  expect(monthAfter(month, count)).toBe(wanted);
});

test.each(['', '2026-13', '1999-01', 'x', '2026-1'])(
  'PRAC-06 the month %j in the URL is ignored',
  (month) => expect(monthIn(new URLSearchParams({ month }), '2026-11')).toBe('2026-11'),
);
