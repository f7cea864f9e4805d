import type { Ctx } from '#server/context.ts';
import { countTopicAddresses, loadTopicAddresses } from './topic-address.store.ts';

/** Lists the topics of the forum for a sitemap: one part of a size, and how many there are. */
export const listTopicAddresses = {
  count: countTopicAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadTopicAddresses(ctx, part, size)).map(({ id, changedAt }) => ({
      path: `/community/forum/${id}`,
      changedAt,
    })),
};
