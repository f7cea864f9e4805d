import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteSaved, findShownPosting, insertSaved } from './saved-posting.store.ts';

/** Saves or unsaves a posting. Idempotent. A closed posting can still be unsaved. */
export async function setSaved(
  ctx: Ctx,
  { postingId, isSaved }: { postingId: string; isSaved: boolean },
) {
  const scope = requireStudent(ctx);
  if (isSaved && !(await findShownPosting(ctx, postingId))) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    await (isSaved ? insertSaved : deleteSaved)(tx, scope, postingId);
    await notifyHome(tx, scope.studentId);
    return { isSaved };
  });
}
