import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal-text.ts';
import { rpcFailure } from './rpc-failure.ts';

const failureOf = async (response: Response) => {
  const link = new RPCLink({ url: 'http://x.test/api/rpc', fetch: () => rpcFailure(response) });
  const client = createORPCClient<{ save: (input: object) => Promise<unknown> }>(link);
  return client.save({}).then(
    () => null,
    (error: unknown) => error,
  );
};

test.each([
  ['UNDER_MAINTENANCE', 503],
  ['BODY_TOO_LARGE', 413],
  ['UNAVAILABLE', 503],
] as const)('ADM-07 UX-04 a call that %s refuses says why', async (code, status) => {
  const failure = await failureOf(Response.json({ code }, { status }));
  expect([refusalOf(failure), failure]).toMatchObject([code, { status }]);
});

test('UX-04 an error of the API itself is read as before', async () => {
  const error = { defined: false, code: 'NOT_FOUND', status: 404, message: 'x', data: { id: 'a' } };
  expect(await failureOf(Response.json({ json: error }, { status: 404 }))).toMatchObject({
    code: 'NOT_FOUND',
    data: { id: 'a' },
  });
  const page = new Response('<p>Bad gateway</p>', { status: 502 });
  expect(refusalOf(await failureOf(page))).toBeNull();
});
