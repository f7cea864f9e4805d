import { redirect } from 'react-router';
import type { Prefetch } from '#web/lib/page.ts';
import { detailPath } from './detail-path.ts';
import { searchInputs } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

/** Loads the results that an address shows. */
export async function prefetchSearch(
  { api, cache, url }: Prefetch,
  place: SearchPlace,
): Promise<void> {
  await Promise.all(
    searchInputs(url.searchParams, place).map((input) =>
      cache.fetchQuery(api.search.list.queryOptions({ input })),
    ),
  );
}

/** A link to a posting that was open above the results leads to its page: so it can be read without scripts. */
export function leadToPosting(request: Request, place: SearchPlace): void {
  const { searchParams } = new URL(request.url);
  const postingId = searchParams.get('job');
  const isDocument = request.headers.get('accept')?.includes('text/html');
  searchParams.delete('job');
  if (isDocument && postingId !== null && /^[\da-f-]{36}$/iu.test(postingId))
    throw redirect(detailPath(place, postingId, searchParams));
}
