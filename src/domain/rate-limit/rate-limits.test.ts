import { expect, test } from 'vitest';
import { attemptDelay, attemptDelays } from './rate-limits.ts';

test.each([
  [1, 0],
  [9, 0],
  [10, 30],
  [11, 60],
  [16, 1920],
  [17, 3600],
  [1_000, 3600],
])('SEC-15 after %i wrong attempts the next waits %i seconds', (failures, seconds) => {
  expect(attemptDelay(failures)).toBe(seconds);
});

test('SEC-15 the list of waits ends with the longest', () => {
  expect(attemptDelays[0]).toBe(0);
  expect(attemptDelays.at(-1)).toBe(attemptDelay(10_000));
});
