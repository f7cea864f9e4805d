import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const lockModule = pathToFileURL(join(import.meta.dirname, 'under-lock.mjs')).href;

function startWorker(folder: string, work: string) {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { underLock } from '${lockModule}';
    const note = (word) => appendFileSync('${folder}/notes', word + ' ' + process.pid + '\\n');
    await underLock(async () => { note('in'); ${work}; note('out'); }, '${folder}');`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function notes(folder: string): string[] {
  return readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n');
}

test('HOUSE two concurrent setups run one after the other', async () => {
  await using folder = await temporaryFolder();
  const ends = [1, 2, 3].map(() => once(startWorker(folder.path, 'await wait(50)'), 'exit'));
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  const said = notes(folder.path);
  expect(said.map((line) => line.split(' ')[0])).toEqual(['in', 'out', 'in', 'out', 'in', 'out']);
});

test('HOUSE a killed setup does not block the next', { timeout: 8_000 }, async () => {
  await using folder = await temporaryFolder();
  writeFileSync(join(folder.path, 'notes'), '');
  const killed = startWorker(folder.path, 'await wait(60_000)');
  while (!notes(folder.path)[0]) await new Promise((resolve) => setTimeout(resolve, 5));
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await once(startWorker(folder.path, ''), 'exit')).toEqual([0, null]);
});

test('HOUSE a lock is taken over if another process reuses its holder’s pid', async () => {
  await using folder = await temporaryFolder();
  const lock = join(folder.path, 'bootstrap.lock');
  writeFileSync(lock, String(process.pid));
  utimesSync(lock, new Date(0), new Date(0));
  expect(await once(startWorker(folder.path, ''), 'exit')).toEqual([0, null]);
});
