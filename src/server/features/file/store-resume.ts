import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { mayTakeResume } from '#domain/application/may-take-resume.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteUnclaimedKey,
  findSameFile,
  insertFile,
  insertUnclaimedKey,
  insertWaitingFile,
} from './file.store.ts';
import { sniffResume } from './sniff-resume.ts';

/**
 * Stores a student's resume under a generated name, if it is the PDF or DOCX that its name says; one that is stored
 * already, once. While the storage is away the bytes wait in the database, and a task tries again.
 */
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
  await insertUnclaimedKey(ctx, key);
  const isStored = await putNow(ctx, key, upload.bytes, mediaType);
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteUnclaimedKey(tx, key))) throw new Error('The upload took too long.');
    await insertFile(tx, {
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
    if (!isStored) {
      await insertWaitingFile(tx, { fileId: id, bytes: upload.bytes });
      await tx.tasks.add(tx.db, 'file.store', { fileId: id });
    }
    return { id, name: upload.name };
  });
}

async function putNow(ctx: Ctx, key: string, bytes: Uint8Array, contentType: string) {
  try {
    await ctx.files.put(key, bytes, { contentType, size: bytes.byteLength });
    return true;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the file storage takes no file: it waits in the database');
    return false;
  }
}
