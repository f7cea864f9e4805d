import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const failing = {
  status: 'failed',
  assertionResults: [{ status: 'failed' }, { status: 'passed' }],
};
const unloadable = { status: 'failed', assertionResults: [] };

test('HOUSE the last line counts todo tests as skipped and each failed test once', () => {
  const counts = countVitest({ ...vitest, testResults: [failing] });
  expect(counts).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('HOUSE the last line counts a file that could not be loaded as a failure', () => {
  expect(countVitest({ ...vitest, testResults: [failing, unloadable] }).failed).toBe(2);
});

test('HOUSE the last line counts a browser test that needed a second try as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, errors: ['no server'] })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 0,
  });
});
