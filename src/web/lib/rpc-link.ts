import { RPCLink } from '@orpc/client/fetch';
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins';
import type { CallContext } from '#contract/page-context.ts';
import { createCallKeys } from './call-keys.ts';

const keys = createCallKeys();

export const rpcLink = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/api/rpc`,
  headers: ({ context }) =>
    context.idempotencyKey === undefined ? {} : { 'idempotency-key': context.idempotencyKey },
  interceptors: [
    ({ next, ...call }) =>
      keys.withKey(call, (idempotencyKey) =>
        next(idempotencyKey === undefined ? call : { ...call, context: { idempotencyKey } }),
      ),
  ],
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
});
