import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-08-31', -6, '2027-02-28'],
  ['2028-02-29', 24, '2030-02-28'],
  ['2028-02-29', 12 * 4, '2032-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('BILL-01 %s moved by %i months is %s', (from, months, to) => {
  const time = 'T13:45:00.000Z';
  expect(addMonths(new Date(from + time), months).toISOString()).toBe(to + time);
});
