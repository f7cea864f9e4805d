import { expect, test } from 'vitest';
import { yearlyRupees } from './yearly-rupees.ts';

test.each([
  [120_000_000, 'INR', 'year', 1_200_000],
  [2_500_000, 'INR', 'month', 300_000],
  [50_000, 'INR', 'hour', 1_040_000],
  [10_000_000, 'USD', 'year', 8_300_000],
  [4_000, 'USD', 'hour', 6_905_600],
  [10_000_000, 'EUR', 'year', null],
] as const)('STJ-02 %i %s a %s are %s rupees a year', (amount, currency, period, rupees) => {
  expect(yearlyRupees(amount, currency, period, 83)).toBe(rupees);
});
