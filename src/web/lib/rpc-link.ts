import { RPCLink } from '@orpc/client/fetch';
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins';
import type { CallContext } from '#contract/page-context.ts';
import { announceSignedOut } from './account-signals.ts';
import { createCallKeys } from './call-keys.ts';
import { refusalOf } from './refusal-text.ts';
import { rpcFailure } from './rpc-failure.ts';

const keys = createCallKeys();

/** The server answers or refuses within its own, shorter limits; a dead connection never does. */
const queryLimitMs = 30_000;

/** Browsers refuse to keep more than 64 KiB alive, and a character takes up to three bytes. */
const keepaliveLength = 20_000;

export const rpcLink = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/api/rpc`,
  headers: ({ context }) =>
    context.idempotencyKey === undefined ? {} : { 'idempotency-key': context.idempotencyKey },
  fetch: async (request, init, { context }, _path, input) =>
    rpcFailure(
      await fetch(request, {
        ...init,
        keepalive: context.outlivesPage === true && JSON.stringify(input).length < keepaliveLength,
      }),
    ),
  interceptors: [
    async ({ next, ...call }) => {
      try {
        return await next(call);
      } catch (error) {
        if (refusalOf(error) === 'NOT_SIGNED_IN') announceSignedOut();
        throw error;
      }
    },
    // Only queries have a signal. Enough dead ones would take all connections of the browser.
    ({ next, signal, ...call }) =>
      next(
        signal
          ? { ...call, signal: AbortSignal.any([signal, AbortSignal.timeout(queryLimitMs)]) }
          : call,
      ),
    ({ next, ...call }) =>
      keys.withKey(call, (idempotencyKey) =>
        next(
          idempotencyKey === undefined
            ? call
            : { ...call, context: { ...call.context, idempotencyKey } },
        ),
      ),
  ],
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
});
