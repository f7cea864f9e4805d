import { expect, test } from 'vitest';
import { maxPhotoBytes, mayDecodePhoto, mayUploadPhoto } from './may-upload-photo.ts';

test.each([
  [{ size: 1, sniffed: 'jpg' }, 'yes'],
  [{ size: maxPhotoBytes, sniffed: 'webp' }, 'yes'],
  [{ size: maxPhotoBytes + 1, sniffed: 'png' }, 'FILE_TOO_LARGE'],
  [{ size: 0, sniffed: null }, 'FILE_EMPTY'],
  [{ size: 9, sniffed: null }, 'PHOTO_TYPE'],
] as const)('SEC-35 a photo %o returns %s', (file, expected) => {
  const verdict = mayUploadPhoto(file);
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(expected);
});

test.each([
  [1, 1, true],
  [5_000, 5_000, true],
  [5_001, 5_000, false],
  [20_000, 20_000, false],
  [12_000, 2_000, true],
  [12_001, 1, false],
  [0, 10, false],
])('SEC-35 an image of %i × %i may be decoded: %s', (width, height, may) => {
  expect(mayDecodePhoto({ width, height }).ok).toBe(may);
});
