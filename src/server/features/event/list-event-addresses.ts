import type { Ctx } from '#server/context.ts';
import { countEventAddresses, loadEventAddresses } from './event-address.store.ts';

/** Lists the events for a sitemap, those that are over too: one part of a size, and how many there are. */
export const listEventAddresses = {
  count: countEventAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadEventAddresses(ctx, part, size)).map(({ slug, changedAt }) => ({
      path: `/community/events/${slug}`,
      changedAt,
    })),
};
