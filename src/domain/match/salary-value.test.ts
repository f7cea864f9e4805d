import { expect, test } from 'vitest';
import { salaryValue } from './salary-value.ts';

test.each([
  [0, 0, 100],
  [1, 0, 0],
  [1, 1, 100],
  [2, 1, 0],
  [4, 3, 34],
  [99, 100, 100],
  [100, 100, 100],
  [101, 100, 98],
  [149, 100, 2],
  [150, 100, 0],
  [151, 100, 0],
  [1_009_999, 1_000_000, 100],
  [1_010_000, 1_000_000, 98],
  [1_019_999, 1_000_000, 98],
  [1_250_000, 1_000_000, 50],
])('STJ-02 expecting %d with %d offered at most scores %d', (expected, most, value) => {
  expect(salaryValue(expected, most)).toBe(value);
});
