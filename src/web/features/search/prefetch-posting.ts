import { ownSource } from '#domain/search/search.ts';
import type { Prefetch } from '#web/lib/page.ts';

const inputOf = ({ params }: Prefetch) => ({ postingId: params['postingId'] ?? '' });

/** Loads the page's posting; an unknown one is a 404. */
export async function prefetchPosting(page: Prefetch): Promise<void> {
  await page.load(page.api.search.load.query(inputOf(page)));
}

/** The posting that was loaded for this page. */
export function postingOf(page: Prefetch) {
  const posting = page.cache.getQueryData(page.api.search.load.queryKey({ input: inputOf(page) }));
  return posting && { ...posting, isOurs: posting.source === ownSource };
}
