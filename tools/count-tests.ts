export type Counts = { passed: number; failed: number; skipped: number; flaky: string[] };

export const noTests: Readonly<Counts> = { passed: 0, failed: 0, skipped: 0, flaky: [] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

/** A file that failed to load has no failed test, so it counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  };
}

/** A journey that passed on its second attempt counts as passed, and is listed. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyTests),
  };
}

function flakyTests({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(flakyTests)];
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    flaky: [...one.flaky, ...other.flaky],
  };
}

/** The last lines of a run, and its exit code: it fails on a failure and when no test ran. */
export function summarize(
  { passed, failed, skipped, flaky }: Counts,
  failedChecks: number,
): { lines: string[]; exitCode: number } {
  const allFailed = failed + failedChecks;
  const rest = [
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(flaky.length ? [`${flaky.length} flaky`] : []),
  ];
  const lines = [
    ...(flaky.length
      ? ['Flaky: passed on the second try. Find out why.', ...flaky.map((test) => `  ${test}`)]
      : []),
    ...(failedChecks ? ['FAILED npm run check (see above). It counts as one failure.'] : []),
    ...(passed + failed === 0 ? ['No test ran.'] : []),
    [`${passed} passed, ${allFailed} failed`, ...rest].join(', '),
  ];
  return { lines, exitCode: allFailed === 0 && passed > 0 ? 0 : 1 };
}
