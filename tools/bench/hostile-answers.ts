import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createChildRunner } from '#server/ports/answer-runner/child-runner.ts';
import { hostileAnswers } from '#server/ports/answer-runner/hostile-answers.fixture.ts';
import { median, writeFigures } from './figures.ts';
import { startProduct } from './server-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 400);
const everyMs = 10;
const names = ['an endless loop', 'an array bomb', 'a recursive query', 'endless recursion'];

const folder = await mkdtemp(join(tmpdir(), 'firstrung-hostile-'));
const product = await startProduct(folder);
const loadBefore = loadavg()[0] ?? 0;
try {
  await p99();
  const idle: number[] = [];
  const hostile: number[] = [];
  for (let round = 0; round < rounds; round++) {
    idle.push(await p99());
    hostile.push(await besideHostile());
  }
  const row = (what: string, values: number[]) => ({
    what,
    'p99 ms': median(values).toFixed(1),
    ratio: (median(values) / median(idle)).toFixed(2),
    target: values === idle ? '' : '≤ 2',
  });
  writeFigures(
    'hostile-answers',
    [row('alone', idle), row('beside hostile answers', hostile)],
    `Load of the machine before the run, from other programs: ${loadBefore.toFixed(1)}.`,
  );
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The p99 of searches that no cache holds, sent at a steady rate. */
async function p99(): Promise<number> {
  const taken: number[] = [];
  const all: Promise<unknown>[] = [];
  for (let at = 0; at < requests; at++) {
    all.push(ask());
    await wait(everyMs);
  }
  await Promise.all(all);
  const sorted = taken.toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN;

  async function ask(): Promise<void> {
    const begin = performance.now();
    const answer = await fetch(`${product.url}/api/search?q=engineer${Math.random()}`);
    const body = await answer.text();
    if (!answer.ok) throw new Error(body);
    taken.push(performance.now() - begin);
  }
}

/** The same while as many hostile answers run as the server runs at once. */
async function besideHostile(): Promise<number> {
  const runner = createChildRunner();
  let isOver = false;
  const runs = ['one', 'other'].map(async (owner) => {
    for (let at = 0; !isOver; at++) {
      const [run] = hostileAnswers[names[at % names.length] ?? ''] ?? [];
      if (!run) throw new Error('No such answer.');
      await runner.run(owner, run);
    }
  });
  await wait(500);
  const result = await p99();
  isOver = true;
  await runner.close();
  await Promise.all(runs);
  return result;
}
