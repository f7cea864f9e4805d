import type { Ctx } from '#server/context.ts';
import { findShownPosting } from './saved-posting.store.ts';

/** The title, company and skills of a posting; undefined if students can't see it. */
export async function loadShownPosting(ctx: Ctx, { postingId }: { postingId: string }) {
  return findShownPosting(ctx, postingId);
}
