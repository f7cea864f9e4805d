import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findShownPosting } from './saved-posting.store.ts';

/** The title, company and skills of a posting that students can see. */
export async function loadShownPosting(ctx: Ctx, { postingId }: { postingId: string }) {
  const posting = await findShownPosting(ctx, postingId);
  if (posting === undefined) throw new AppError('NOT_FOUND');
  return posting;
}
