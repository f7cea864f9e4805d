import { AppError } from '#server/app-error.ts';

const busySeconds = 3;

/**
 * Limits concurrency; further work waits in order. Work beyond the maximum queue is refused
 * immediately, since a wait of many seconds would end in a timeout anyway.
 */
export function createConcurrencyLimit({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number;
  maxWaiting: number;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new AppError('TOO_BUSY', busySeconds);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
