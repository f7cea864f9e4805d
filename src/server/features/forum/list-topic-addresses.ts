import type { Ctx } from '#server/context.ts';
import { countTopicAddresses, loadTopicAddresses } from './topic-address.store.ts';

/** Lists the forum topics for a sitemap: a page of ids, and the total. */
export const listTopicAddresses = {
  count: countTopicAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadTopicAddresses(ctx, part, size)).map(({ id, changedAt }) => ({
      path: `/community/forum/${id}`,
      changedAt,
    })),
};
