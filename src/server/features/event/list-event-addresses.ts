import type { Ctx } from '#server/context.ts';
import { countEventAddresses, loadEventAddresses } from './event-address.store.ts';

/** Lists all events for a sitemap, including past ones: a page of slugs, and the total. */
export const listEventAddresses = {
  count: countEventAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadEventAddresses(ctx, part, size)).map(({ slug, changedAt }) => ({
      path: `/community/events/${slug}`,
      changedAt,
    })),
};
