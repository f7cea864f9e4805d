import type { Prefetch } from '#web/lib/page.ts';
import { messagesQuery } from './messages-query.ts';
import { linkedIn, type OwnPlace, ownApplicationsInput } from './own-applications-input.ts';

/**
 * Prefetches the student's list and the linked application, which a browser without scripts can't
 * load later. The linked one may be gone: the page says so and shows the rest.
 */
export async function prefetchOwnApplications(
  { api, load, cache, url }: Prefetch,
  place: OwnPlace,
): Promise<void> {
  const applicationId = linkedIn(url.searchParams);
  const input = ownApplicationsInput(url.searchParams, place);
  await Promise.all([
    load(api.application.listOwn.query(input)),
    ...(applicationId === undefined
      ? []
      : [
          cache.prefetchQuery(api.application.loadOwn.query({ applicationId })),
          cache.prefetchInfiniteQuery(messagesQuery(applicationId, api)),
        ]),
  ]);
}
