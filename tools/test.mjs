import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addCounts, countPlaywright, countVitest, noTests, summarize } from './count-tests.ts';
import { createMemoryFolder } from './memory-folder.ts';

const reports = join('.tmp', 'test-reports');
const memoryFolder = createMemoryFolder();
if (memoryFolder)
  process.on('exit', () => rmSync(memoryFolder, { recursive: true, force: true, maxRetries: 3 }));
const runners = {
  unit: {
    report: join(reports, 'unit.json'),
    command: (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    whenShared: [],
    environment: () => ({}),
    count: countVitest,
  },
  e2e: {
    report: join(reports, 'e2e.json'),
    command: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    whenShared: ['--workers=2'],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...chromium() }),
    count: countPlaywright,
  },
};

/** Runs the requested suites and ends with a one-line summary. */
async function test(words) {
  await mkdir(reports, { recursive: true });
  process.env['TEST_TURN'] ??= String(Math.floor(Date.now() / 86_400_000));
  // What is asked for by name is tried in full.
  if (words.every((word) => word.startsWith('-'))) process.env['TEST_SHORT'] = '1';
  const results = await runSuites(chosen(words));
  const total = results.map(({ counts }) => counts).reduce(addCounts, noTests);
  const times = results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  console.log(`Time: ${times.join(', ')}; sample: TEST_TURN=${process.env['TEST_TURN']}`);
  const { lines, exitCode } = summarize(total, Number(process.env['CHECKS_FAILED'] ?? 0));
  for (const line of lines) console.log(line);
  return exitCode;
}

/**
 * `unit` and `e2e` name suites, a file selects its own suite, options go to every suite that runs;
 * `all` tries all combinations.
 */
function chosen(asked) {
  const words = asked.filter((word) => word !== 'all');
  const options = words.filter((word) => word.startsWith('-'));
  const files = words.filter((word) => !word.startsWith('-') && !(word in runners));
  const browser = files.filter((file) => /^(\.\/)?e2e\/|\.spec\.ts/.test(file));
  const unit = files.filter((file) => !browser.includes(file));
  const hasSpecs = globSync('e2e/**/*.spec.ts').length > 0;
  const all = !files.length && !words.includes('unit') && !words.includes('e2e');
  const suites = [];
  if (all || words.includes('unit') || unit.length) suites.push(['unit', [...unit, ...options]]);
  if ((all && hasSpecs) || words.includes('e2e') || browser.length)
    suites.push(['e2e', [...browser, ...options]]);
  return suites;
}

/** Both at once: each often waits, for a database, a browser or a clock. */
function runSuites(suites) {
  let previous;
  const running = suites.map(async ([name, args]) => {
    const more = suites.length > 1 ? runners[name].whenShared : [];
    const start = performance.now();
    const run = runSuite(runners[name], [...args, ...more], previous);
    previous = run;
    const counts = await run;
    return { name, counts, seconds: (performance.now() - start) / 1000 };
  });
  return Promise.all(running);
}

async function runSuite({ report, command, environment, count }, args, previous) {
  await rm(report, { force: true });
  const code = await run([...command(report), ...args], environment(report), previous);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { ...noTests };
  if (code !== 0 && counted.failed === 0) {
    const failure = `${report}: ended with code ${code} although no test says it failed`;
    return { ...counted, failed: 1, failures: [failure] };
  }
  return counted;
}

function run(args, environment, previous) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: previous ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        ...(memoryFolder && { TMPDIR: memoryFolder }),
        ...(process.argv.includes('all') && { TEST_ALL: '1' }),
        ...environment,
      },
    });
    if (previous) for (const each of [child.stdout, child.stderr]) printAfter(previous, each);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Only one suite at a time prints. */
function printAfter(previous, output) {
  const held = [];
  let print = (text) => held.push(text);
  output.on('data', (text) => print(text));
  void previous.then(() => {
    print = (text) => process.stdout.write(text);
    for (const text of held) print(text);
  });
}

function chromium() {
  const note = join('node_modules', '.firstrung', 'chromium');
  return existsSync(note) ? { CHROMIUM_PATH: readFileSync(note, 'utf8') } : {};
}

process.exitCode = await test(process.argv.slice(2));
