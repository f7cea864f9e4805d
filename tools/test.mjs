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
let isStopped = false;
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
    environment: () => ({}),
    count: countVitest,
  },
  e2e: {
    report: join(reports, 'e2e.json'),
    command: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...chromium() }),
    count: countPlaywright,
  },
};

/** Runs the requested suites and ends with a one-line summary. */
async function test(words) {
  let total = noTests;
  const times = [];
  await mkdir(reports, { recursive: true });
  process.env['TEST_TURN'] ??= String(Math.floor(Date.now() / 86_400_000));
  // What is asked for by name is tried in full.
  if (words.every((word) => word.startsWith('-'))) process.env['TEST_SHORT'] = '1';
  for (const [name, args] of chosen(words)) {
    if (isStopped) break;
    const start = performance.now();
    total = addCounts(total, await runSuite(runners[name], args));
    times.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
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

async function runSuite({ report, command, environment, count }, args) {
  await rm(report, { force: true });
  const code = await run([...command(report), ...args], environment(report));
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { ...noTests };
  if (code !== 0 && counted.failed === 0) {
    const failure = `${report}: ended with code ${code} although no test says it failed`;
    return { ...counted, failed: 1, failures: [failure] };
  }
  return counted;
}

function run(args, environment) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(memoryFolder && { TMPDIR: memoryFolder }),
        ...(process.argv.includes('all') && { TEST_ALL: '1' }),
        ...environment,
      },
    });
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        isStopped = true;
        child.kill(signal);
      });
    }
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function chromium() {
  const note = join('node_modules', '.firstrung', 'chromium');
  return existsSync(note) ? { CHROMIUM_PATH: readFileSync(note, 'utf8') } : {};
}

process.exitCode = await test(process.argv.slice(2));
