import { no, type Verdict, yes } from '#domain/refusals.ts';

/** The largest photo taken, in bytes (5 MB). */
export const maxPhotoBytes = 5 * 1024 * 1024;
/** The most pixels of a photo: what fits in memory beside all the rest, and what most telephones make. */
export const maxPhotoPixels = 25_000_000;
/** The longest side, in pixels. */
export const maxPhotoSide = 12_000;

export type PhotoKind = 'jpg' | 'png' | 'webp';

/** A photo is a JPEG, PNG or WebP of 1 byte to 5 MB. `sniffed` is the kind read from its content, null when it is none of them. */
export function mayUploadPhoto(file: { size: number; sniffed: PhotoKind | null }): Verdict {
  if (file.size === 0) return no('FILE_EMPTY');
  if (file.size > maxPhotoBytes) return no('FILE_TOO_LARGE');
  return file.sniffed === null ? no('PHOTO_TYPE') : yes;
}

/** Whether a picture of this width and height, in pixels, may be decoded. */
export function mayDecodePhoto({ width, height }: { width: number; height: number }): Verdict {
  const isSmall = Math.max(width, height) <= maxPhotoSide && width * height <= maxPhotoPixels;
  return isSmall && width > 0 && height > 0 ? yes : no('PHOTO_DIMENSIONS');
}
