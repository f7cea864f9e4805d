import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import { mayUploadPhoto } from '#domain/profile/may-upload-photo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-stored-file.ts';
import { storeFile } from '#server/features/file/store-file.ts';
import { lockPhoto, updatePhoto } from './profile.store.ts';
import { readPhoto } from './read-photo.ts';
import { sniffPhoto } from './sniff-photo.ts';

/** Sets the actor's photo, re-encoded to a small size so that only its pixels remain. */
export async function savePhoto(ctx: Ctx, upload: { bytes: Uint8Array }) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const sniffed = await sniffPhoto(upload.bytes);
  allow(mayUploadPhoto({ size: upload.bytes.byteLength, sniffed }));
  const bytes = await readPhoto(upload.bytes);
  const name = `photo-${uuid().slice(-6)}.webp`;
  const file = { purpose: 'photo', name, mediaType: 'image/webp', bytes } as const;
  const stored = await storeFile(ctx, actor.userId, file);
  await inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockPhoto(tx, actor.userId));
    await updatePhoto(tx, actor.userId, stored.id);
    if (before.photoId !== null) await removeStoredFile(tx, before.photoId);
  });
  return { photoId: stored.id };
}
