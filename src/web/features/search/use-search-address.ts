import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearchUrl } from '#domain/search/search-url.ts';
import type { SearchPlace } from './search-place.ts';

/** What is searched for now, as the address says it: a posting that opens above the results changes nothing of them. */
export function useSearchAddress(place: SearchPlace) {
  const kept = new URLSearchParams(useSearchParams()[0]);
  kept.delete('job');
  const search = kept.toString();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { query, address: readSearchUrl(query, place.unit) };
  }, [search, place]);
}
