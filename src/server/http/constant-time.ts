import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for the work of any of these answers on a machine that is not busy. */
const stepMs = 200;
/** Of less than this timers and the machine make differences of their own. */
const blurMs = 20;

/**
 * Ends at a whole number of steps after it began, however long the work took: so its time tells nothing of what was
 * found. What succeeds may hurry where success itself tells all.
 */
export async function inConstantTime<T>(
  work: () => Promise<T>,
  { mayHurry = false }: { mayHurry?: boolean } = {},
): Promise<T> {
  const start = performance.now();
  let isDone = false;
  try {
    const value = await work();
    isDone = true;
    return value;
  } finally {
    const taken = performance.now() - start;
    if (!(isDone && mayHurry)) {
      await sleep(Math.ceil(taken / stepMs) * stepMs - taken + Math.random() * blurMs);
    }
  }
}
