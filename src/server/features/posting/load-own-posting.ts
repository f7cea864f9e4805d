import type { Ctx } from '#server/context.ts';
import { detailsOf } from './content-of.ts';
import { requireOwnPosting } from './require-own-posting.ts';

/** A posting of the member's company with all editable content. */
export async function loadOwnPosting(ctx: Ctx, postingId: string) {
  return detailsOf(await requireOwnPosting(ctx, postingId), ctx.now);
}
