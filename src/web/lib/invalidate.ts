import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Loads again what these queries have cached: `invalidate(cache, api.forum, api.home.load)`. */
export const invalidate = (cache: QueryClient, ...queries: { key: () => QueryKey }[]) =>
  Promise.all(queries.map(({ key }) => cache.invalidateQueries({ queryKey: key() })));
