import type { SearchPlace } from './search-place.ts';

/** A posting's page, which keeps the search it was found with. */
export function detailPath(place: SearchPlace, postingId: string, query: URLSearchParams): string {
  const search = query.toString();
  return `${place.path}/${postingId}${search && `?${search}`}`;
}

/** The results that a posting's page was opened from. */
export function resultsPath(place: SearchPlace, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${place.path}?${search}` : place.path;
}
