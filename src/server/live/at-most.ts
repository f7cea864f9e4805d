/** Runs at most `limit` jobs concurrently; the others wait in order. */
export function createAtMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function atMost<T>(job: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
