import { expect, test } from 'vitest';
import { isDay } from './is-day.ts';

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2027', false],
  ['', false],
])('JOBS-04 %j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
