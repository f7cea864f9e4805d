import { vi } from 'vitest';

type Wait = { timeout?: number; interval?: number };

/** Waits until `check` no longer throws; long enough for a machine on which every suite runs at once. */
export function soon<T>(check: () => T | Promise<T>, wait: Wait = {}): Promise<T> {
  return vi.waitFor(check, { timeout: 8_000, interval: 15, ...wait });
}
