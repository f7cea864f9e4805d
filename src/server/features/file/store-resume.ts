import { createHash } from 'node:crypto';
import { mayUploadResume } from '#domain/application/may-upload-resume.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findSameFile } from './file.store.ts';
import { sniffResume } from './sniff-resume.ts';
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
