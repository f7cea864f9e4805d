import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('PERF-03 code is loaded once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const loadCode = loadOnce(load);
  await expect(loadCode()).rejects.toThrow('offline');
  const first = loadCode();
  expect(loadCode()).toBe(first);
  await expect(first).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
