import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { api } from '#web/lib/api.ts';
import { searchInput } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

/**
 * Queries the external sources once there are search words. New results wait for a click, so that
 * the list doesn't move while it is read; with no results so far, they are shown immediately.
 */
export function useExternalResults(address: SearchUrl, place: SearchPlace) {
  const cache = useQueryClient();
  const input = { q: address.words, location: address.place };
  const list = api.search.list;
  const { data, isFetching } = useQuery({
    queryKey: [...api.externalJobs.refresh.key(), input],
    queryFn: async ({ signal }) => {
      const answer = await api.externalJobs.refresh.call(input, { signal });
      const shown = cache.getQueryData(
        list.queryKey({ input: searchInput(address, place, address.pages.first) }),
      );
      if (answer.added === 0 || shown?.total.count !== 0) return answer;
      await cache.invalidateQueries({ queryKey: list.key() });
      return { ...answer, added: 0 };
    },
    // Punctuation alone is not a query.
    enabled: /[\p{L}\p{N}]/u.test(address.words),
    retry: false,
  });
  const missing = (data?.sources ?? [])
    .filter(({ state }) => state === 'unavailable' || state === 'paused')
    .map(({ name }) => name);
  return { added: data?.added ?? 0, missing, isAsking: isFetching };
}
