import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readSearchAddress } from '#domain/search/search-address.ts';
import type { SearchPlace } from './search-place.ts';

/** What is searched for now, as the address says it. */
export function useSearchAddress(place: SearchPlace) {
  const [query] = useSearchParams();
  const address = useMemo(() => readSearchAddress(query, place.unit), [query, place]);
  return { query, address };
}
