import { vi } from 'vitest';

type Wait = { timeout?: number; interval?: number };

/**
 * Retries until `check` no longer throws; the limit allows for all suites running at the same time.
 */
export function soon<T>(check: () => T | Promise<T>, wait: Wait = {}): Promise<T> {
  return vi.waitFor(check, { timeout: 8_000, interval: 15, ...wait });
}
