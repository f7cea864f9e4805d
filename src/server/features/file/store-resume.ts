import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { mayTakeResume } from '#domain/application/may-take-resume.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import { requireStudent } from '#server/scopes.ts';
import { findSameFile, insertFile } from './file.store.ts';
import { sniffResume } from './sniff-resume.ts';

/** Stores a student's resume under a generated name, if it is the PDF or DOCX that its name says; one that is stored already, once. */
export async function storeResume(ctx: Ctx, upload: { name: string; bytes: Uint8Array }) {
  const { studentId } = requireStudent(ctx);
  const sniffed = await sniffResume(upload.bytes);
  allow(mayTakeResume({ name: upload.name, size: upload.bytes.byteLength, sniffed }));
  if (sniffed === null) throw new AppError('FILE_TYPE');
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex');
  const same = await findSameFile(ctx, { ownerId: studentId, name: upload.name, sha256 });
  if (same !== undefined) return same;
  const id = uuid();
  const mediaType = resumeMediaTypes[sniffed];
  const key = createFileKey(ctx.now);
  const size = upload.bytes.byteLength;
  await ctx.files.put(key, upload.bytes, { contentType: mediaType, size });
  await insertFile(ctx, {
    id,
    ownerId: studentId,
    purpose: 'resume',
    key,
    name: upload.name,
    mediaType,
    size,
    sha256,
    createdAt: ctx.now,
  });
  return { id, name: upload.name };
}
