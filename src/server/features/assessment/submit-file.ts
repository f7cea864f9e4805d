import { mayUploadResume } from '#domain/application/may-upload-resume.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { maxCounts } from '#domain/assessment/assessment.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { storeFile } from '#server/features/file/store-file.ts';
import { sniffResume } from '#server/features/file/store-resume.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnSitting, lockOwnSitting } from './own-sitting.store.ts';
import { requireOpenAnswer } from './require-open-answer.ts';
import { deleteRecordingAt, insertRecordingAt } from './sitting-recording.store.ts';

type Input = { sittingId: string; place: number; name: string; bytes: Uint8Array };
type Sitting = Parameters<typeof requireOpenAnswer>[1];

/** Submits a file as the answer, replacing the previous one, within the limits for resumes. */
export async function submitFile(ctx: Ctx, { sittingId, place, name, bytes }: Input) {
  const scope = requireStudent(ctx);
  const { studentId } = scope;
  // Nothing is stored that would be refused anyway.
  await requireFilePlace(ctx, await findOwnSitting(ctx, scope, sittingId), place);
  const sniffed = await sniffResume(bytes);
  allow(mayUploadResume({ name, size: bytes.byteLength, sniffed }));
  if (sniffed === null) throw new AppError('FILE_TYPE');
  const mediaType = resumeMediaTypes[sniffed];
  const stored = await storeFile(ctx, studentId, { purpose: 'answer', name, mediaType, bytes });
  try {
    return await inTransaction(ctx, async (tx) => {
      const found = await lockOwnSitting(tx, scope, sittingId);
      const { companyId } = await requireFilePlace(tx, found, place);
      const at = { companyId, sittingId, place };
      const before = await deleteRecordingAt(tx, at);
      if (before !== undefined) await removeStoredFile(tx, before);
      const recording = { fileId: stored.id, kind: 'file' as const, durationMs: 0 };
      await insertRecordingAt(tx, { ...at, ...recording, studentId, createdAt: tx.now });
      return { place };
    });
  } catch (error) {
    await inTransaction(ctx, (tx) => removeStoredFile(tx, stored.id));
    throw error;
  }
}

async function requireFilePlace(ctx: Ctx, found: Sitting, place: number) {
  const row = await requireOpenAnswer(ctx, found, place);
  const { question, takes } = row;
  if (question.kind !== 'open' || !question.takesFile) throw new AppError('NOT_FOUND');
  if (takes >= maxCounts.uploads) throw new AppError('TRIES_USED');
  return row;
}
