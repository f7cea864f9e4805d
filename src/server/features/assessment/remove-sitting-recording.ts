import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOwnSitting } from './own-sitting.store.ts';
import { deleteRecordingAt } from './sitting-recording.store.ts';

/** Deletes a recording that the student gave, before or after the deadline. Reviews of it stay. */
export async function removeSittingRecording(
  ctx: Ctx,
  { sittingId, place }: { sittingId: string; place: number },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found) throw new AppError('NOT_FOUND');
    const { companyId } = found.sitting;
    const fileId = await deleteRecordingAt(tx, { companyId, sittingId, place });
    if (fileId !== undefined) await removeStoredFile(tx, fileId);
    return { place };
  });
}
