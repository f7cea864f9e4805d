import { mayUploadResume } from '#domain/application/may-upload-resume.ts';
import { resumeMediaTypes } from '#domain/application/resume-file.ts';
import { maxCounts, maxLengths } from '#domain/assessment/assessment.ts';
import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { captionsOf, webVttOf } from '#domain/recording/captions.ts';
import { retentionDays } from '#domain/recording/recording-limits.ts';
import { dayMs } from '#domain/time.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { openFile } from '#server/features/file/load-file.ts';
import { readMedia } from '#server/features/file/read-media.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { storeFile } from '#server/features/file/store-file.ts';
import { sniffResume } from '#server/features/file/store-resume.ts';
import { transcribeMedia } from '#server/features/recording/finished-recordings.ts';
import { grantRecording } from '#server/features/recording/recording-media.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { findAnswer, findOwnSitting, lockOwnSitting } from './own-sitting.store.ts';
import { loadSitting } from './reviews.ts';
import { requireOpenAnswer } from './sitting-answers.ts';
import {
  deleteRecordingAt,
  deleteRecordingOf,
  findRecordingAt,
  insertRecordingAt,
  loadExpired,
  updateHeard,
} from './sitting-recording.store.ts';
import { findVisibleSitting } from './sitting.store.ts';

type Input = { sittingId: string; place: number; recordingId: string };

/**
 * Submits a finished recording as the answer, replacing the previous one, as often as is allowed.
 */
export async function submitRecording(ctx: Ctx, { sittingId, place, recordingId }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    const row = await requireOpenAnswer(tx, found, place);
    const { question, takes, companyId } = row;
    if (question.kind !== 'open' || !question.recording) throw new AppError('NOT_FOUND');
    if (takes >= question.recording.takes) throw new AppError('TRIES_USED');
    const granted = orNotFound(await grantRecording(tx, scope, recordingId));
    const at = { companyId, sittingId, place };
    const before = await deleteRecordingAt(tx, at);
    if (before !== undefined) await removeStoredFile(tx, before);
    const { studentId } = scope;
    await insertRecordingAt(tx, { ...at, ...granted, studentId, createdAt: tx.now });
    return { place };
  });
}

type SubmitFileInput = { sittingId: string; place: number; name: string; bytes: Uint8Array };
type Sitting = Parameters<typeof requireOpenAnswer>[1];

/** Submits a file as the answer, replacing the previous one, within the limits for resumes. */
export async function submitFile(ctx: Ctx, { sittingId, place, name, bytes }: SubmitFileInput) {
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

/**
 * What is said in a recorded answer. The student corrects it and saves it as the answer's text; the
 * times of what was heard are kept for its captions.
 */
export async function createTranscript(
  ctx: Ctx,
  { sittingId, place }: { sittingId: string; place: number },
) {
  const scope = requireStudent(ctx);
  const found = await findOwnSitting(ctx, scope, sittingId);
  const { companyId } = await requireOpenAnswer(ctx, found, place);
  const sittingRecording = await findRecordingAt(ctx, { companyId, sittingId, place });
  if (!sittingRecording || sittingRecording.kind === 'file') throw new AppError('NOT_FOUND');
  const { text, parts } = await transcribeMedia(ctx, async () =>
    readMedia(ctx, sittingRecording.file),
  );
  if (parts.length > 0) await updateHeard(ctx, sittingRecording.file.id, parts);
  return { transcript: text.slice(0, maxLengths.openAnswer) };
}

/** Deletes a recording that the student gave, before or after the deadline. Reviews of it stay. */
export async function removeSittingRecording(
  ctx: Ctx,
  { sittingId, place }: { sittingId: string; place: number },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockOwnSitting(tx, scope, sittingId));
    const { companyId } = found.sitting;
    const fileId = await deleteRecordingAt(tx, { companyId, sittingId, place });
    if (fileId !== undefined) await removeStoredFile(tx, fileId);
    return { place };
  });
}

const batch = 100;

/** Deletes recorded answers that have been kept long enough. */
export async function removeExpiredAnswers(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs);
  for (;;) {
    const expired = await loadExpired(ctx, before, batch);
    for (const fileId of expired)
      await inTransaction(ctx, async (tx) => {
        await deleteRecordingOf(tx, fileId);
        await removeStoredFile(tx, fileId);
      });
    if (expired.length < batch) return;
  }
}

type LoadAnswerMediaInput = { sittingId: string; place: number };

/** A recorded answer: for the student who gave it, and once submitted for those who review it. */
export async function loadAnswerMedia(ctx: Ctx, { sittingId, place }: LoadAnswerMediaInput) {
  const companyId = await companyOf(ctx, sittingId);
  const found = companyId && (await findRecordingAt(ctx, { companyId, sittingId, place }));
  if (!found || found.kind === 'file') throw new AppError('NOT_FOUND');
  return readMedia(ctx, found.file);
}

/** The captions of a recorded answer, for the same people. */
export async function loadAnswerCaptions(
  ctx: Ctx,
  { sittingId, place }: LoadAnswerMediaInput,
): Promise<string> {
  const companyId = await companyOf(ctx, sittingId);
  const found = companyId && (await findRecordingAt(ctx, { companyId, sittingId, place }));
  if (!found) throw new AppError('NOT_FOUND');
  const answer =
    ctx.actor.kind === 'student'
      ? await findAnswer(ctx, { companyId, id: sittingId }, place)
      : (await loadSitting(ctx, { sittingId })).answers.find((each) => each.place === place);
  const captions = captionsOf(found.heard ?? [], answer?.answer ?? '');
  if (captions.length === 0) throw new AppError('NOT_FOUND');
  return webVttOf(captions, found.kind === 'video');
}

/**
 * A file submitted as an answer, for the same readers. A reviewer who is still blind doesn't see
 * its original name.
 */
export async function loadAnswerFile(ctx: Ctx, { sittingId, place }: LoadAnswerMediaInput) {
  const companyId = await companyOf(ctx, sittingId);
  const found = companyId && (await findRecordingAt(ctx, { companyId, sittingId, place }));
  if (!found || found.kind !== 'file') throw new AppError('NOT_FOUND');
  const row = found.file;
  const ending = /\.[a-z]+$/u.exec(row.name.toLowerCase())?.[0] ?? '';
  const shown = ctx.actor.kind === 'student' ? row.name : await nameFor(ctx, sittingId, place);
  return openFile(ctx, { ...row, name: shown ?? `answer-${place + 1}${ending}` });
}

/** The file's own name for a reviewer who knows whose it is. */
async function nameFor(ctx: Ctx, sittingId: string, place: number) {
  const { answers } = await loadSitting(ctx, { sittingId });
  return answers.find((each) => each.place === place)?.fileName;
}

async function companyOf(ctx: Ctx, sittingId: string): Promise<string | undefined> {
  if (ctx.actor.kind === 'student')
    return (await findOwnSitting(ctx, requireStudent(ctx), sittingId))?.sitting.companyId;
  const visible = await findVisibleSitting(ctx, requireMember(ctx), sittingId);
  return visible && stateOf(visible.sitting, ctx.now) === 'submitted'
    ? visible.sitting.companyId
    : undefined;
}
