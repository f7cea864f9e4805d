import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('PRAC-02 an owner has one run at a time, so another’s starts at once', async () => {
  const queue = createFairQueue({ atOnce: 2, mostPerOwner: 5, most: 5 });
  const started: string[] = [];
  const take = (owner: string, name: string) =>
    queue.acquire(owner).then((isTaken) => started.push(`${name} ${isTaken}`));
  void take('asha', 'first');
  const second = take('asha', 'second');
  await take('ben', 'other');
  expect(started).toEqual(['first true', 'other true']);
  queue.release('asha');
  await second;
  expect(started).toEqual(['first true', 'other true', 'second true']);
});
