import { v7 as uuid } from 'uuid';
import type { Recording } from '#contract/recording.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { kindOf, type MediaType } from '#domain/recording/media-type.ts';
import {
  expiryOf,
  isForCompany,
  retentionDays,
  leastRoom,
  recordingQuota,
} from '#domain/recording/recording-limits.ts';
import { dayMs } from '#domain/time.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { readBank } from '#server/features/question/question-bank.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  countFinished,
  countUnfinished,
  deleteRecording,
  type findFinished,
  insertRecording,
  loadChunks,
  loadExpired,
  loadUnfinished,
  loadUsedBytes,
  lockRecording,
  lockRoom,
  type Owner,
  pageFinished,
} from './recording.store.ts';

type Finished = NonNullable<Awaited<ReturnType<typeof findFinished>>>;

const questionTextOf = (questionId: string): string | null =>
  readBank().byId.get(questionId)?.question ?? null;

export function recordingOf({ recording, file }: Finished): Recording {
  const { id, questionId, kind, mediaType, durationMs, transcript, createdAt } = recording;
  return {
    id,
    questionId,
    question: questionTextOf(questionId),
    kind,
    mediaType,
    durationMs: durationMs ?? 0,
    bytes: file.size,
    transcript,
    createdAt,
    expiresAt: expiryOf(createdAt),
  };
}

const maxUnfinished = 20;

/** Opens a recording for the chunks that follow, if the student has room for it. */
export async function createRecording(
  ctx: Ctx,
  { questionId, mediaType }: { questionId: string; mediaType: MediaType },
) {
  const scope = requireStudent(ctx);
  if (!isForCompany(questionId) && !readBank().byId.has(questionId))
    throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    await lockRoom(tx, scope);
    if ((await loadUsedBytes(tx, scope)) + leastRoom > recordingQuota)
      throw new AppError('RECORDING_QUOTA');
    if ((await countUnfinished(tx, scope)) >= maxUnfinished) throw new AppError('TOO_MANY_KEPT');
    const id = uuid();
    await insertRecording(tx, {
      userId: scope.studentId,
      id,
      questionId,
      kind: kindOf(mediaType),
      mediaType,
      createdAt: ctx.now,
    });
    return { id };
  });
}

export async function listRecordings(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageFinished(ctx, scope, paging),
    countFinished(ctx, scope),
  ]);
  return { ...page, items: page.items.map(recordingOf), total: cappedTotal(count) };
}

/** Recordings that a crash or a reload has cut off. */
export async function listUnfinished(ctx: Ctx) {
  const rows = await loadUnfinished(ctx, requireStudent(ctx));
  return { items: rows.map((row) => ({ ...row, question: questionTextOf(row.questionId) })) };
}

/** Deletes a recording with its file, finished or not. */
export async function removeRecording(ctx: Ctx, { recordingId }: { recordingId: string }) {
  const scope = requireStudent(ctx);
  await inTransaction(ctx, (tx) => removeWithFiles(tx, scope, recordingId));
  return { id: recordingId };
}

async function removeWithFiles(tx: Ctx, owner: Owner, recordingId: string): Promise<void> {
  const row = await lockRecording(tx, owner, recordingId);
  if (row === undefined) return;
  const chunks = await loadChunks(tx, owner, recordingId);
  await deleteRecording(tx, owner, recordingId);
  for (const { fileId } of chunks) await removeStoredFile(tx, fileId);
  if (row.fileId !== null) await removeStoredFile(tx, row.fileId);
}

const batch = 100;

/** Deletes recordings that have been kept long enough. */
export async function removeExpiredRecordings(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs);
  for (;;) {
    const expired = await loadExpired(ctx, before, batch);
    for (const { userId, id } of expired)
      await inTransaction(ctx, (tx) => removeWithFiles(tx, { studentId: userId }, id));
    if (expired.length < batch) return;
  }
}
