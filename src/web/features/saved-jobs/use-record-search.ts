import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { normalizeSearchUrl } from '#domain/search/normalize-search-url.ts';
import { api } from '#web/lib/api.ts';
import { searchesQuery } from './searches-query.ts';

/** So long results have to stand before their search counts as one of the last. */
const settledMs = 2_000;

/** Notes a search once its results have been looked at for a moment. That it can't be noted is nothing to tell. */
export function useRecordSearch(query: string): void {
  const cache = useQueryClient();
  const folded = normalizeSearchUrl(query);
  useEffect(() => {
    if (folded === '') return;
    const timer = setTimeout(() => {
      api.jobAlerts.recordSearch.call({ query: folded }).then(
        ({ recent }) =>
          cache.setQueryData(searchesQuery().queryKey, (before) => before && { ...before, recent }),
        () => undefined,
      );
    }, settledMs);
    return () => clearTimeout(timer);
  }, [folded, cache]);
}
