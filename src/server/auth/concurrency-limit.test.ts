import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const busy = { refusal: 'TOO_BUSY', data: 3 };

test('SEC-15 work that waited too long for its turn is refused, and its place is free again', async () => {
  const limited = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 5, maxWaitMs: 30 });
  const started: string[] = [];
  const run = (name: string, ms: number) =>
    limited(async () => {
      started.push(name);
      await sleep(ms);
      return name;
    });
  const first = run('first', 150);
  await expect(run('second', 0)).rejects.toMatchObject(busy);
  expect(await first).toBe('first');
  expect(await Promise.all([run('third', 0), run('fourth', 0)])).toEqual(['third', 'fourth']);
  expect(started).toEqual(['first', 'third', 'fourth']);
});

test('SEC-15 work beyond the longest queue is refused at once', async () => {
  const limited = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 });
  let finish = () => {};
  const first = limited(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = limited(async () => 'second');
  await expect(limited(async () => 'third')).rejects.toMatchObject(busy);
  finish();
  await first;
  expect(await second).toBe('second');
});
