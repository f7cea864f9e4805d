import type { ApiClient } from '#contract/page-context.ts';
import { type ApiQueries, queriesOver } from './api-queries.ts';

type Call = (input: unknown, options?: { context?: object }) => Promise<unknown>;

/** Pages come with their data: what talks to the server is loaded with the first call. */
function clientAt(path: string[]): object {
  const call: Call = async (input, options = {}) => {
    const { rpcLink } = await import('./rpc-link.ts');
    return rpcLink.call(path, input, { ...options, context: options.context ?? {} });
  };
  return new Proxy(call, {
    get: (target, name) =>
      typeof name === 'string' ? clientAt([...path, name]) : Reflect.get(target, name),
  });
}

export type Api = ApiQueries<ApiClient>;

/** Queries and mutations of the API, for components: `useSuspenseQuery(api.posting.list.queryOptions({ input }))`. */
export const api: Api = queriesOver(clientAt([]) as ApiClient);

/** The same queries over the server's in-process client, for loaders. */
export function apiOver(inProcess: ApiClient): Api {
  return queriesOver(inProcess);
}
