import { maxPhotoPixels, mayDecodePhoto } from '#domain/profile/may-upload-photo.ts';
import { allow, AppError } from '#server/app-error.ts';

/** The sides of what is kept, in pixels: the largest avatar at twice its size. */
const side = 320;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew: upright, square, small, without place, time and camera. Its size is read from its head and
 * judged before any of it is decoded; one picture at a time, so that many cost no more memory than one.
 */
export function readPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const drawn = last.then(() => draw(bytes));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded by the first photo: a server that gets none keeps the room.
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
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new AppError('PHOTO_TYPE');
  }
}
