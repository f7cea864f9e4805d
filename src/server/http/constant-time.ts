import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work behind any of these responses takes on an idle machine. */
const stepMs = 200;
/** Below this, timers and the machine add noise of their own. */
const blurMs = 20;

/**
 * Finishes at a multiple of the step, however long the work took, so that timing reveals nothing
 * about the result. A success may return early where success itself is no secret.
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
    const elapsedMs = performance.now() - start;
    if (!(isDone && mayHurry)) {
      await sleep(Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs + Math.random() * blurMs);
    }
  }
}
