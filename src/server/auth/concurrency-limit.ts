import { AppError } from '#server/app-error.ts';

const busySeconds = 3;

/**
 * Limits concurrency; further work waits in order. Work beyond the maximum queue is refused
 * immediately, and what has waited longer than `maxWaitMs` is refused then.
 */
export function createConcurrencyLimit({
  maxRunning,
  maxWaiting,
  maxWaitMs = 2_000,
}: {
  maxRunning: number;
  maxWaiting: number;
  maxWaitMs?: number;
}) {
  let running = 0;
  const waiting: { start: () => void; timer: NodeJS.Timeout }[] = [];

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new AppError('TOO_BUSY', busySeconds));
      }, maxWaitMs);
      const entry = { start: resolve, timer };
      waiting.push(entry);
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new AppError('TOO_BUSY', busySeconds);
      await waitForTurn();
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) {
        clearTimeout(next.timer);
        next.start();
      } else running--;
    }
  };
}
