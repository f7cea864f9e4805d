import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findShownPosting } from './saved-posting.store.ts';

/** The title, company and skills of a posting that students can see. */
export async function loadShownPosting(ctx: Ctx, { postingId }: { postingId: string }) {
  const posting = orNotFound(await findShownPosting(ctx, postingId));
  return posting;
}
