import type { Ctx } from '#server/context.ts';
import { countCommunity } from './community.store.ts';

const seconds = 30;

/** The size of the community, from a cache that may be a few seconds old. */
export function loadCommunity(ctx: Ctx) {
  return ctx.cache.load('community.counts', seconds, () => countCommunity(ctx));
}
