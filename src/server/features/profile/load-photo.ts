import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadAnyFile } from '#server/features/file/load-file.ts';
import { countShown } from './profile.store.ts';

/** Opens a photo for its owner, and for everyone while the owner's page is public. */
export async function loadPhoto(ctx: Ctx, photoId: string) {
  const userId = isSignedIn(ctx.actor) ? ctx.actor.userId : null;
  const file = await loadAnyFile(ctx, photoId, 'photo');
  if (file.row.ownerId === userId || (await countShown(ctx, photoId)) > 0) return file;
  file.stream.destroy();
  throw new AppError('NOT_FOUND');
}
