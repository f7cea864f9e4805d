import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearchUrl } from '#domain/search/search-url.ts';
import type { SearchPlace } from './search-place.ts';

/** The current search from the URL; opening a posting above the results leaves it unchanged. */
export function useSearchAddress(place: SearchPlace) {
  const kept = new URLSearchParams(useSearchParams()[0]);
  kept.delete('job');
  const search = kept.toString();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { query, address: readSearchUrl(query, place.unit) };
  }, [search, place]);
}
