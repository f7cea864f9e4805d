import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const failing = (times: number) => {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new Error('Failed to fetch');
    return 'code';
  });
};

test('REL-30 an import is retried while the server is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const load = failing(10);
  const loaded = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(11);
});

test('REL-30 an import fails after three attempts when the server responds but lacks the file', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  const load = failing(10);
  const loaded = importWithRetry(load).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await loaded).toBe('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(3);
});
