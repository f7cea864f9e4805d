import { expect, test } from 'vitest';
import { mayTryAgain, sourceProblems } from './source-problem.ts';
import { pauseAfter, sourceHealthOf } from './source-state.ts';

const now = new Date('2026-11-21T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test.each([
  [1, 'timeout', null, null],
  [2, 'failed', null, null],
  [3, 'failed', null, 1],
  [4, 'unreachable', null, 2],
  [6, 'timeout', null, 8],
  [60, 'timeout', null, 60],
  [1, 'busy', null, 5],
  [1, 'busy', 120, 2],
  [1, 'busy', 86_400, 60],
  [1, 'refused', null, 60],
  [1, 'not-found', null, 60],
  [1, 'redirect', null, 60],
] as const)(
  'REL-34 after %i consecutive failures ending in “%s” (retry after %s s), a source pauses %s minutes',
  (failures, problem, waitSeconds, rest) => {
    expect(pauseAfter(failures, problem, { now, waitSeconds })).toEqual(
      rest === null ? null : minutes(rest),
    );
  },
);

test('REL-34 only temporary failures are retried immediately', () => {
  expect(sourceProblems.filter(mayTryAgain)).toEqual(['timeout', 'unreachable', 'failed']);
});

test.each([
  [undefined, 'pending'],
  [{ failures: 0, pausedUntil: null, answeredAt: now }, 'ok'],
  [{ failures: 1, pausedUntil: null, answeredAt: now }, 'unavailable'],
  [{ failures: 3, pausedUntil: minutes(1), answeredAt: now }, 'paused'],
  [{ failures: 3, pausedUntil: minutes(-1), answeredAt: now }, 'unavailable'],
  [{ failures: 0, pausedUntil: null, answeredAt: null }, 'pending'],
] as const)('JOBS-04 a source with %j has the state “%s”', (row, expected) => {
  expect(sourceHealthOf(row, now)).toBe(expected);
});
