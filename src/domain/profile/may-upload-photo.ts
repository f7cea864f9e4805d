import { no, type Verdict, yes } from '#domain/refusals.ts';

/** Bytes (5 MB). */
export const maxPhotoBytes = 5 * 1024 * 1024;
/** Limits memory use while allowing the cameras of most phones. */
export const maxPhotoPixels = 25_000_000;
/** Pixels. */
export const maxPhotoSide = 12_000;

export type PhotoKind = 'jpg' | 'png' | 'webp';

/**
 * A photo is a JPEG, PNG or WebP of 1 byte to 5 MB. `sniffed` is the type detected from its
 * content, null for any other.
 */
export function mayUploadPhoto(file: { size: number; sniffed: PhotoKind | null }): Verdict {
  if (file.size === 0) return no('FILE_EMPTY');
  if (file.size > maxPhotoBytes) return no('FILE_TOO_LARGE');
  return file.sniffed === null ? no('PHOTO_TYPE') : yes;
}

/** Whether an image of this size, in pixels, may be decoded. */
export function mayDecodePhoto({ width, height }: { width: number; height: number }): Verdict {
  const isSmall = Math.max(width, height) <= maxPhotoSide && width * height <= maxPhotoPixels;
  return isSmall && width > 0 && height > 0 ? yes : no('PHOTO_DIMENSIONS');
}
