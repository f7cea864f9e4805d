import { expect, test } from 'vitest';
import { guessWait, guessWaits } from './guess-wait.ts';

test.each([
  [1, 0],
  [9, 0],
  [10, 30],
  [11, 60],
  [16, 1920],
  [17, 3600],
  [1_000, 3600],
])('SEC-15 after %i failed attempts the next one must wait %i seconds', (failures, seconds) => {
  expect(guessWait(failures)).toBe(seconds);
});

test('SEC-15 the list of waits ends with the longest', () => {
  expect(guessWaits[0]).toBe(0);
  expect(guessWaits.at(-1)).toBe(guessWait(10_000));
});
