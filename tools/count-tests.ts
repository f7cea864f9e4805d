import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  flaky: string[];
  /** Where each failed test is, its name, and the first line of its error. */
  failures: string[];
};

export const noTests: Readonly<Counts> = {
  passed: 0,
  failed: 0,
  skipped: 0,
  flaky: [],
  failures: [],
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
};

type PlaywrightSpec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results?: { error?: { message?: string } }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
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
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => failure(name, test.fullName, test.failureMessages?.[0])),
      ),
      ...unloaded.map(({ name, message }) => failure(name, 'the file did not load', message)),
    ],
  };
}

/** A journey that passed on its second attempt counts as passed, and is listed. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: specsWith('flaky', suites).map(({ file, line, title }) => `${file}:${line} ${title}`),
    failures: [
      ...specsWith('unexpected', suites).map(({ file, line, title, tests }) =>
        failure(
          `${file}:${line}`,
          title,
          tests.find(({ status }) => status === 'unexpected')?.results?.at(-1)?.error?.message,
        ),
      ),
      ...errors.map(({ message }) => failure('playwright', 'outside a test', message)),
    ],
  };
}

function specsWith(wanted: string, all: PlaywrightSuite[]): PlaywrightSpec[] {
  return all.flatMap(({ suites = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)),
    ...specsWith(wanted, suites),
  ]);
}

function failure(place: string, name: string, message = ''): string {
  const where = place.startsWith('/') ? relative(process.cwd(), place) : place;
  const [why = ''] = stripVTControlCharacters(message).split('\n');
  return `${where} ${name}${why && `: ${why.slice(0, 200)}`}`;
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    flaky: [...one.flaky, ...other.flaky],
    failures: [...one.failures, ...other.failures],
  };
}

/** The last lines of a run, and its exit code: it fails on a failure and when no test ran. */
export function summarize(
  { passed, failed, skipped, flaky, failures }: Counts,
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
    ...(failures.length ? ['Failed:', ...failures.map((test) => `  ${test}`)] : []),
    ...(failedChecks ? ['FAILED npm run check (see above). It counts as one failure.'] : []),
    ...(passed + failed === 0 ? ['No test ran.'] : []),
    [`${passed} passed, ${allFailed} failed`, ...rest].join(', '),
  ];
  return { lines, exitCode: allFailed === 0 && passed > 0 ? 0 : 1 };
}
