import { AppError } from '#server/app-error.ts';

const busySeconds = 3;

/**
 * Does work so much at once and no more; the rest waits for its turn, in order. Who would come behind the longest
 * queue is refused at once: a wait of many seconds would end in a time-out anyway.
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
