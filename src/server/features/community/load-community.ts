import type { Ctx } from '#server/context.ts';
import { countCommunity } from './community.store.ts';

const seconds = 30;

/** How large the community is; the numbers may be some seconds old. */
export function loadCommunity(ctx: Ctx) {
  return ctx.kept.load('community.counts', seconds, () => countCommunity(ctx));
}
