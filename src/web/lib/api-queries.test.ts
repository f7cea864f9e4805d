import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from '#contract/page-context.ts';
import { queriesOver } from './api-queries.ts';

const call = vi.fn((input: unknown, _options?: unknown) => Promise.resolve(input));
const client = { posting: { list: call, move: call } } as unknown as ApiClient;
const [ours, theirs] = [queriesOver(client), createTanstackQueryUtils(client)];
const input = { after: 'b' };
const signal = new AbortController().signal;

test('PERF-01 query keys equal those of oRPC, for nouns and procedures', () => {
  expect(ours.posting.key()).toEqual(theirs.posting.key());
  expect(ours.posting.list.key({ type: 'query', input })).toEqual(
    theirs.posting.list.key({ type: 'query', input }),
  );
  expect(ours.posting.list.queryKey({ input })).toEqual(theirs.posting.list.queryKey({ input }));
  const [mine, its] = [ours.posting.move, theirs.posting.move];
  expect(mine.mutationOptions().mutationKey).toEqual(its.mutationOptions().mutationKey);
});

test('PERF-01 a query sends its input, by default an empty one', async () => {
  const mine = ours.posting.list.query(input);
  expect(mine.queryKey).toEqual(theirs.posting.list.queryOptions({ input }).queryKey);
  expect(ours.posting.list.query().queryKey).toEqual(
    theirs.posting.list.queryOptions({ input: {} }).queryKey,
  );
  await (mine.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal });
  expect(call).toHaveBeenLastCalledWith(input, { signal, context: {} });
});

test('PERF-01 an infinite query sends its current page', async () => {
  const options = {
    input: (after: string | null) => ({ after }) as never,
    initialPageParam: null,
    getNextPageParam: () => 'b',
  };
  const mine = ours.posting.list.infiniteOptions(options);
  expect(mine.queryKey).toEqual(theirs.posting.list.infiniteOptions(options).queryKey);
  await (mine.queryFn as (at: object) => Promise<unknown>)({ pageParam: 'a', signal });
  expect(call).toHaveBeenLastCalledWith({ after: 'a' }, { signal, context: {} });
});

test('PERF-01 a mutation sends its variables, with the context of its options', async () => {
  const context = { idempotencyKey: 'k' };
  const { mutationFn } = ours.posting.move.mutationOptions({ context });
  await (mutationFn as (typed: unknown) => Promise<unknown>)(input);
  expect(call).toHaveBeenLastCalledWith(input, { context });
});
