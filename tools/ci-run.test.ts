import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const script = join(import.meta.dirname, '..', '.ci', 'run');

/** Runs the CI script with a fake npm that only records its arguments. */
async function runWith({ check, tests }: { check: number; tests: number }) {
  await using folder = await temporaryFolder();
  const at = (...names: string[]) => join(folder.path, ...names);
  for (const name of ['.ci', 'tools', 'bin']) mkdirSync(at(name));
  cpSync(script, at('.ci', 'run'));
  writeFileSync(at('tools', 'bootstrap.mjs'), 'console.log("packages are there");');
  const npm = `#!/bin/sh
if [ "$1" = test ]; then echo "npm test, $CHECKS_FAILED failed"; exit ${tests}; fi
echo "npm $*"; exit ${check}`;
  writeFileSync(at('bin', 'npm'), npm, { mode: 0o755 });
  const path = [at('bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { status, stdout } = spawnSync(at('.ci', 'run'), { env: { PATH: path }, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

test('HOUSE .ci/run installs the packages, checks, and then tests', async () => {
  const { status, lines } = await runWith({ check: 0, tests: 0 });
  expect(lines).toEqual(['packages are there', 'npm run check', 'npm test, 0 failed']);
  expect(status).toBe(0);
});

test('HOUSE .ci/run still tests when a check failed, and fails at the end', async () => {
  const { lines } = await runWith({ check: 2, tests: 1 });
  expect(lines.at(-1)).toBe('npm test, 1 failed');
});

test('HOUSE .ci/run fails when a test fails', async () => {
  expect((await runWith({ check: 0, tests: 1 })).status).toBe(1);
});
