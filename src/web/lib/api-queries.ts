import type { Client, NestedClient } from '@orpc/client';
import type { GeneralUtils, ProcedureUtils, QueryOptionsBase } from '@orpc/tanstack-query';
import type { CallContext } from '#contract/page-context.ts';

type Offered = 'call' | 'queryKey' | 'infiniteOptions' | 'mutationOptions';

/** `useSuspenseQuery(api.posting.list.query(input))`: the options of a query. */
type Query<Input, Output, Failure> = {
  query(
    ...input: Record<never, never> extends Input ? [input?: Input] : [input: Input]
  ): QueryOptionsBase<Output, Failure>;
};

/** Each procedure with its TanStack Query options, each noun with the key of all its queries. */
export type ApiQueries<T extends NestedClient<CallContext>> =
  T extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Pick<ProcedureUtils<Context, Input, Output, Failure>, Offered> &
        Query<Input, Output, Failure> &
        GeneralUtils<Input>
    : {
        [Name in keyof T]: T[Name] extends NestedClient<CallContext> ? ApiQueries<T[Name]> : never;
      } & GeneralUtils<unknown>;

type Call = (input: unknown, options: { signal?: AbortSignal; context: CallContext }) => unknown;
type Options = { input?: unknown; type?: string; context?: CallContext };
type InfiniteOptions = { input: (page: unknown) => unknown; initialPageParam: unknown };

/**
 * Queries and mutations over a client, with the same types as oRPC's own utilities. Those also
 * include streams and live queries, unused here, which every page would load before hydration.
 */
export function queriesOver<T extends NestedClient<CallContext>>(client: T): ApiQueries<T> {
  return queriesAt(client, []) as ApiQueries<T>;
}

function queriesAt(client: unknown, path: readonly string[]): object {
  const call = client as Call;
  const key = ({ input, type }: Options = {}) => [
    path,
    { ...(input !== undefined && { input }), ...(type !== undefined && { type }) },
  ];
  const queryKey = ({ input }: Options = {}) => key({ input, type: 'query' });
  const own = {
    key,
    call,
    queryKey,
    query: (input: unknown = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal, context: {} }),
      queryKey: queryKey({ input }),
    }),
    infiniteOptions: (options: InfiniteOptions) => ({
      queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
        call(options.input(pageParam), { signal, context: {} }),
      ...options,
      queryKey: key({ input: options.input(options.initialPageParam), type: 'infinite' }),
    }),
    mutationOptions: (options: Options = {}) => ({
      mutationFn: (input: unknown) => call(input, { context: options.context ?? {} }),
      ...options,
      mutationKey: key({ type: 'mutation' }),
    }),
  };
  return new Proxy(own, {
    get: (target, name) => {
      if (typeof name !== 'string' || Object.hasOwn(target, name)) return Reflect.get(target, name);
      return queriesAt((client as Record<string, unknown>)[name], [...path, name]);
    },
  });
}
