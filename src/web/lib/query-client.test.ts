import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('GEN-06 responses are cached for five minutes, a failed call is retried once, and focus refetches nothing', () => {
  expect(createQueryClient(false).getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
});

test('GEN-06 a failing query is called exactly twice', async () => {
  const client = createQueryClient(false);
  let calls = 0;
  const failing = client.fetchQuery({
    queryKey: ['failing'],
    retry: client.getDefaultOptions().queries?.retry ?? 0,
    retryDelay: 1,
    queryFn: () => {
      calls += 1;
      return Promise.reject(new Error('no'));
    },
  });
  await expect(failing).rejects.toThrow('no');
  expect(calls).toBe(2);
});
