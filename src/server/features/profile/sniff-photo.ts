import { fileTypeFromBuffer } from 'file-type';
import type { PhotoKind } from '#domain/profile/may-upload-photo.ts';

const kinds: readonly PhotoKind[] = ['jpg', 'png', 'webp'];

/** The picture type by content. Null for unsupported types such as SVG or HTML. */
export async function sniffPhoto(bytes: Uint8Array): Promise<PhotoKind | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return kinds.find((kind) => kind === type?.ext) ?? null;
}
