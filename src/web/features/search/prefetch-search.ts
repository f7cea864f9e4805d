import { redirect } from 'react-router';
import { isUuid } from '#domain/is-uuid.ts';
import type { Prefetch } from '#web/lib/page.ts';
import { detailPath } from './detail-path.ts';
import { searchInputs } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

/** Loads the results for a URL. */
export async function prefetchSearch(
  { api, load, url }: Prefetch,
  place: SearchPlace,
): Promise<void> {
  await Promise.all(
    searchInputs(url.searchParams, place).map((input) => load(api.search.list.query(input))),
  );
}

/**
 * Redirects a link to a posting in a dialog to the posting's page, which is readable without
 * scripts and leads back to this search: that of the link by default.
 */
export function redirectToPosting(
  request: Request,
  place: SearchPlace,
  searchQuery?: URLSearchParams,
): void {
  const { searchParams } = new URL(request.url);
  const postingId = searchParams.get('job');
  const isDocument = request.headers.get('accept')?.includes('text/html');
  searchParams.delete('job');
  if (isDocument && postingId !== null && isUuid(postingId))
    throw redirect(detailPath(place, postingId, searchQuery ?? searchParams));
}
