import { createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ApiClient } from '#contract/page-context.ts';
import type { rpcLink } from './rpc-link.ts';

/** Pages come with their data: what talks to the server is loaded with the first call. */
const link: Pick<typeof rpcLink, 'call'> = {
  call: async (...args) => (await import('./rpc-link.ts')).rpcLink.call(...args),
};

const client: ApiClient = createORPCClient(link);

/** Queries and mutations of the API, for components: `useSuspenseQuery(api.posting.list.queryOptions({ input }))`. */
export const api = createTanstackQueryUtils(client);

export type Api = typeof api;

/** The same queries over the server's in-process client, for loaders. */
export function apiOver(inProcess: ApiClient): Api {
  return createTanstackQueryUtils(inProcess);
}
