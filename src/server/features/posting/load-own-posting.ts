import type { Ctx } from '#server/context.ts';
import { detailsOf } from './content-of.ts';
import { requireOwnPosting } from './require-own-posting.ts';

export async function loadOwnPosting(ctx: Ctx, postingId: string) {
  return detailsOf(await requireOwnPosting(ctx, postingId), ctx.now);
}
