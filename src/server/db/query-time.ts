import { AsyncLocalStorage } from 'node:async_hooks';

type Spent = { running: number; since: number; ms: number };

const spentNow = new AsyncLocalStorage<Spent>();

/** Runs `work`, which may ask how many milliseconds at least one of its statements was waited for until now. */
export function withQueryTime<T>(work: (spentMs: () => number) => Promise<T>): Promise<T> {
  const spent: Spent = { running: 0, since: 0, ms: 0 };
  return spentNow.run(spent, () => work(() => spent.ms));
}

/** Counts the time until `ask` is answered to the work that it is a part of. */
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
