import { fileTypeFromBuffer } from 'file-type';
import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import {
  mayUploadPhoto,
  maxPhotoPixels,
  mayDecodePhoto,
  type PhotoKind,
} from '#domain/profile/may-upload-photo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { findAnyFile, openFile } from '#server/features/file/load-file.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { storeFile } from '#server/features/file/store-file.ts';
import { requireUser } from '#server/scopes.ts';
import { lockPhoto, updatePhoto, countShown } from './profile.store.ts';

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

const kinds: readonly PhotoKind[] = ['jpg', 'png', 'webp'];

/** The picture type by content. Null for unsupported types such as SVG or HTML. */
export async function sniffPhoto(bytes: Uint8Array): Promise<PhotoKind | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return kinds.find((kind) => kind === type?.ext) ?? null;
}

export async function removePhoto(ctx: Ctx): Promise<{ photoId: null }> {
  const { userId } = requireUser(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockPhoto(tx, userId));
    await updatePhoto(tx, userId, null);
    if (before.photoId !== null) await removeStoredFile(tx, before.photoId);
    return { photoId: null };
  });
}

/** Opens a photo for its owner, and for everyone while the owner's page is public. */
export async function loadPhoto(ctx: Ctx, photoId: string) {
  const userId = isSignedIn(ctx.actor) ? ctx.actor.userId : null;
  const row = orNotFound(await findAnyFile(ctx, photoId, 'photo'));
  if (row.ownerId !== userId && (await countShown(ctx, photoId)) === 0)
    throw new AppError('NOT_FOUND');
  return openFile(ctx, row);
}

type Shape = {
  /** Pixels. */
  side: number;
  /** Whether the picture fills the square or fits into it. */
  fit: 'cover' | 'contain';
};

/** A profile photo: twice the largest avatar. */
const photo: Shape = { side: 320, fit: 'cover' };

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture: upright, square, small, without metadata such as place and time. Checks the
 * size in its header before decoding. Processes one picture at a time to limit memory.
 */
export function readPhoto(bytes: Uint8Array, shape = photo): Promise<Uint8Array> {
  const result = last.then(() => draw(bytes, shape));
  last = result.catch(() => undefined);
  return result;
}

async function draw(bytes: Uint8Array, { side, fit }: Shape): Promise<Uint8Array> {
  // Loaded on first use to save memory on servers without photos.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head === undefined) throw new AppError('PHOTO_TYPE');
  allow(mayDecodePhoto({ width: head.width, height: head.height }));
  try {
    return await sharp(bytes, { limitInputPixels: maxPhotoPixels, sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new AppError('PHOTO_TYPE');
  }
}
