import { maxPhotoPixels, mayDecodePhoto } from '#domain/profile/may-upload-photo.ts';
import { allow, AppError } from '#server/app-error.ts';

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
  const drawn = last.then(() => draw(bytes, shape));
  last = drawn.catch(() => undefined);
  return drawn;
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
