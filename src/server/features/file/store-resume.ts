import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { mayUploadResume } from '#domain/application/may-upload-resume.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findSameFile } from './file.store.ts';
import { storeFile } from './store-file.ts';

/**
 * Stores a student's resume under a generated name if its content matches its extension. An
 * identical file is stored once.
 */
export async function storeResume(ctx: Ctx, upload: { name: string; bytes: Uint8Array }) {
  const { studentId } = requireStudent(ctx);
  const { name, bytes } = upload;
  const sniffed = await sniffResume(bytes);
  allow(mayUploadResume({ name, size: bytes.byteLength, sniffed }));
  if (sniffed === null) throw new AppError('FILE_TYPE');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const same = await findSameFile(ctx, { ownerId: studentId, name, sha256 });
  if (same !== undefined) return same;
  const mediaType = resumeMediaTypes[sniffed];
  return storeFile(ctx, studentId, { purpose: 'resume', name, mediaType, bytes });
}

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
