import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearchAddress } from '#domain/search/search-address.ts';
import type { SearchPlace } from './search-place.ts';

/** What is searched for now, as the address says it: a posting that opens above the results changes nothing of them. */
export function useSearchAddress(place: SearchPlace) {
  const kept = new URLSearchParams(useSearchParams()[0]);
  kept.delete('job');
  const search = kept.toString();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { query, address: readSearchAddress(query, place.unit) };
  }, [search, place]);
}
