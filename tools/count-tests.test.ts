import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, noTests, summarize } from './count-tests.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const failing = {
  name: `${process.cwd()}/src/a.test.ts`,
  status: 'failed',
  assertionResults: [
    { status: 'failed', fullName: 'A adds', failureMessages: ['Error: 2 is not 3\n  at a.ts'] },
    { status: 'passed', fullName: 'B adds' },
  ],
};
const unloadable = {
  name: `${process.cwd()}/src/b.test.ts`,
  status: 'failed',
  message: 'No module c',
  assertionResults: [],
};
const spec = (line: number, status: string) => ({
  title: `test ${line}`,
  file: 'search.spec.ts',
  line,
  tests: [
    { status, results: status === 'unexpected' ? [{ error: { message: 'Timed out' } }] : [] },
  ],
});
const journeys = {
  stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 0 },
  errors: [{ message: 'no server' }],
  suites: [
    {
      specs: [spec(4, 'expected'), spec(9, 'flaky')],
      suites: [{ specs: [spec(20, 'flaky'), spec(31, 'unexpected')] }],
    },
  ],
};

test('HOUSE the last line counts todo tests as skipped and each failed test once', () => {
  const counts = countVitest({ ...vitest, testResults: [failing] });
  expect(counts).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
});

test('HOUSE the last line counts a file that could not be loaded as a failure', () => {
  expect(countVitest({ ...vitest, testResults: [failing, unloadable] })).toMatchObject({
    failed: 2,
    failures: [
      'src/a.test.ts A adds: Error: 2 is not 3',
      'src/b.test.ts the file did not load: No module c',
    ],
  });
});

test('HOUSE a journey that passed on its second attempt counts as passed and is listed', () => {
  expect(countPlaywright(journeys)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    flaky: ['search.spec.ts:9 test 9', 'search.spec.ts:20 test 20'],
    failures: ['search.spec.ts:31 test 31: Timed out', 'playwright outside a test: no server'],
  });
});

test('HOUSE counts of several suites add up', () => {
  const counts = countVitest({ ...vitest, testResults: [failing] });
  expect(addCounts(addCounts(noTests, counts), countPlaywright(journeys))).toEqual({
    passed: 10,
    failed: 3,
    skipped: 3,
    flaky: ['search.spec.ts:9 test 9', 'search.spec.ts:20 test 20'],
    failures: [...counts.failures, ...countPlaywright(journeys).failures],
  });
});

test.each([
  ['all passed', { passed: 4 }, 0, 0, ['4 passed, 0 failed']],
  [
    'one failed',
    { passed: 4, failed: 1, failures: ['a.test.ts adds: Error: 2 is not 3'] },
    0,
    1,
    ['Failed:', '  a.test.ts adds: Error: 2 is not 3', '4 passed, 1 failed'],
  ],
  [
    'one flaky',
    { passed: 4, flaky: ['a.spec.ts:1 works'] },
    0,
    0,
    [
      'Flaky: passed on the second try. Find out why.',
      '  a.spec.ts:1 works',
      '4 passed, 0 failed, 1 flaky',
    ],
  ],
  [
    'a failed check',
    { passed: 4, skipped: 2 },
    1,
    1,
    [
      'FAILED npm run check (see above). It counts as one failure.',
      '4 passed, 1 failed, 2 skipped',
    ],
  ],
  ['nothing', {}, 0, 1, ['No test ran.', '0 passed, 0 failed']],
])(
  'HOUSE a run ends with its counts and an exit code: %s',
  (_, counts, checks, exitCode, lines) => {
    expect(summarize({ ...noTests, ...counts }, checks)).toEqual({ lines, exitCode });
  },
);
