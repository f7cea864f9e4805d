import { AsyncLocalStorage } from 'node:async_hooks';

type Spent = { running: number; since: number; ms: number };

const spentNow = new AsyncLocalStorage<Spent>();

/**
 * Runs `work`, which can read for how many milliseconds at least one of its queries was pending so
 * far.
 */
export function withQueryTime<T>(work: (spentMs: () => number) => Promise<T>): Promise<T> {
  const spent: Spent = { running: 0, since: 0, ms: 0 };
  return spentNow.run(spent, () => work(() => spent.ms));
}

/** Adds the time of a query to the work that it belongs to. */
export async function timeQuery<T>(ask: () => Promise<T>): Promise<T> {
  const spent = spentNow.getStore();
  if (spent === undefined) return ask();
  if (spent.running === 0) spent.since = performance.now();
  spent.running += 1;
  try {
    return await ask();
  } finally {
    spent.running -= 1;
    if (spent.running === 0) spent.ms += performance.now() - spent.since;
  }
}
