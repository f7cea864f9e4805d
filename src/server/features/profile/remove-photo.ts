import { isSignedIn } from '#domain/actor.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-stored-file.ts';
import { lockPhoto, updatePhoto } from './profile.store.ts';

export async function removePhoto(ctx: Ctx): Promise<{ photoId: null }> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockPhoto(tx, actor.userId));
    await updatePhoto(tx, actor.userId, null);
    if (before.photoId !== null) await removeStoredFile(tx, before.photoId);
    return { photoId: null };
  });
}
