import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { normalizeSearchUrl } from '#domain/search/normalize-search-url.ts';
import { api } from '#web/lib/api.ts';
import { searchesQuery } from './searches-query.ts';

/** How long results must be shown before the search counts as recent. */
const settledMs = 2_000;

/** Records a search after its results have been shown for a moment. Failures are silent. */
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
