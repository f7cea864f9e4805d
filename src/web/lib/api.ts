import { createORPCClient } from '@orpc/client';
import type { ApiClient } from '#contract/page-context.ts';
import { type ApiQueries, queriesOver } from './api-queries.ts';
import { rpcLink } from './rpc-link.ts';

export type Api = ApiQueries<ApiClient>;

/** Queries and mutations of the API, for components: `useSuspenseQuery(api.posting.list.query(input))`. */
export const api: Api = queriesOver(createORPCClient<ApiClient>(rpcLink));

/** The same queries over the server's in-process client, for loaders. */
export function apiOver(inProcess: ApiClient): Api {
  return queriesOver(inProcess);
}
