import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteSaved, findShownPosting, insertSaved } from './saved-posting.store.ts';

/** Saves or unsaves a posting. Idempotent. A closed posting can still be unsaved. */
export async function setSaved(
  ctx: Ctx,
  { postingId, isSaved }: { postingId: string; isSaved: boolean },
) {
  const scope = requireStudent(ctx);
  if (!isSaved) {
    await deleteSaved(ctx, scope, postingId);
    return { isSaved };
  }
  if (!(await findShownPosting(ctx, postingId))) throw new AppError('NOT_FOUND');
  await insertSaved(ctx, scope, postingId);
  return { isSaved };
}
