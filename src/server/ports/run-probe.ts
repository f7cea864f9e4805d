import { setTimeout as sleep } from 'node:timers/promises';

export type ProbeResult<T> = { ms: number; value: T } | { ms: null; error: unknown };

/** Runs a probe up to its time limit and says how many milliseconds it took, or why it failed. */
export async function runProbe<T>(
  probe: () => Promise<T>,
  limitMs: number,
): Promise<ProbeResult<T>> {
  const start = performance.now();
  const limit = new AbortController();
  const late = sleep(limitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`The probe took longer than ${limitMs} ms.`);
  });
  // Aborted once the probe has answered, when nobody waits for it.
  late.catch(() => undefined);
  try {
    const value = await Promise.race([probe(), late]);
    return { ms: Math.round(performance.now() - start), value };
  } catch (error) {
    return { ms: null, error };
  } finally {
    limit.abort();
  }
}
