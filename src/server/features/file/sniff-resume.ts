import { fileTypeFromBuffer } from 'file-type';

const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const zipEndReach = 66_000;

/**
 * The file type by content. Null if it is neither PDF nor DOCX, or a PDF that is also a ZIP
 * archive.
 */
export async function sniffResume(bytes: Uint8Array): Promise<'pdf' | 'docx' | null> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'docx') return 'docx';
  if (type?.ext !== 'pdf') return null;
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-zipEndReach);
  const startsAsPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  return startsAsPdf && !tail.includes(zipEnd) ? 'pdf' : null;
}
