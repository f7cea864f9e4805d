import type { SearchPlace } from './search-place.ts';

/** The page of one posting, which knows the search it was found with. */
export function detailPath(place: SearchPlace, postingId: string, query: URLSearchParams): string {
  const search = query.toString();
  return `${place.path}/${postingId}${search && `?${search}`}`;
}

/** The results that a page of one posting was opened from. */
export function resultsPath(place: SearchPlace, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${place.path}?${search}` : place.path;
}
