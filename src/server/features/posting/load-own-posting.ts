import type { Ctx } from '#server/context.ts';
import { detailsOf } from './content-of.ts';
import { requireOwnPosting } from './require-own-posting.ts';

/** Loads a posting of the member's company with all that can be changed in it. */
export async function loadOwnPosting(ctx: Ctx, postingId: string) {
  return detailsOf(await requireOwnPosting(ctx, postingId), ctx.now);
}
