import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { files } from '#server/db/tables/files.ts';
import { questionSets } from '#server/db/tables/questions.ts';
import { recordingChunks, recordings } from '#server/db/tables/recordings.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export type RecordingRow = typeof recordings.$inferSelect;

/** A student, or the system for one. */
export type Owner = Pick<StudentScope, 'studentId'>;

const isOwn = (scope: Owner, recordingId: string) =>
  and(eq(recordings.userId, scope.studentId), eq(recordings.id, recordingId));

/** Serializes what takes up this student's storage until the transaction ends. */
export async function lockRoom(ctx: Ctx, scope: StudentScope): Promise<void> {
  await lockUntilCommit(ctx, `recordings ${scope.studentId}`);
}

/** Bytes of all recordings of the student, finished or not. */
export async function loadUsedBytes(ctx: Ctx, scope: StudentScope): Promise<number> {
  const [row] = await ctx.db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, scope.studentId), eq(files.purpose, 'recording')));
  return row?.bytes ?? 0;
}

export async function countUnfinished(ctx: Ctx, scope: StudentScope): Promise<number> {
  return ctx.db.$count(
    recordings,
    and(eq(recordings.userId, scope.studentId), isNull(recordings.finishedAt)),
  );
}

export async function insertRecording(ctx: Ctx, row: typeof recordings.$inferInsert) {
  await ctx.db.insert(recordings).values(row);
}

export async function findRecording(ctx: Ctx, scope: StudentScope, recordingId: string) {
  const [row] = await ctx.db.select().from(recordings).where(isOwn(scope, recordingId));
  return row;
}

export async function lockRecording(ctx: Ctx, scope: Owner, recordingId: string) {
  const [row] = await ctx.db
    .select()
    .from(recordings)
    .where(isOwn(scope, recordingId))
    .for('update');
  return row;
}

/** The chunks of a recording with their files, in the order of recording. */
export async function loadChunks(ctx: Ctx, scope: Owner, recordingId: string) {
  return ctx.db
    .select({
      index: recordingChunks.index,
      fileId: files.id,
      key: files.key,
      size: files.size,
      sha256: files.sha256,
    })
    .from(recordingChunks)
    .innerJoin(files, eq(files.id, recordingChunks.fileId))
    .where(
      and(
        eq(recordingChunks.userId, scope.studentId),
        eq(recordingChunks.recordingId, recordingId),
      ),
    )
    .orderBy(asc(recordingChunks.index));
}

export async function insertChunk(ctx: Ctx, row: typeof recordingChunks.$inferInsert) {
  await ctx.db.insert(recordingChunks).values(row);
}

export async function deleteChunks(ctx: Ctx, scope: StudentScope, recordingId: string) {
  await ctx.db
    .delete(recordingChunks)
    .where(
      and(
        eq(recordingChunks.userId, scope.studentId),
        eq(recordingChunks.recordingId, recordingId),
      ),
    );
}

export async function updateRecording(
  ctx: Ctx,
  scope: StudentScope,
  recordingId: string,
  values: Partial<Pick<RecordingRow, 'fileId' | 'durationMs' | 'finishedAt' | 'transcript'>>,
): Promise<void> {
  await ctx.db.update(recordings).set(values).where(isOwn(scope, recordingId));
}

export async function deleteRecording(ctx: Ctx, scope: Owner, recordingId: string): Promise<void> {
  await ctx.db.delete(recordings).where(isOwn(scope, recordingId));
}

/** From then on the file is an answer to a company, no longer practice. */
export async function updateToShared(ctx: Ctx, fileId: string): Promise<void> {
  await ctx.db.update(files).set({ purpose: 'answer' }).where(eq(files.id, fileId));
}

export async function findFinished(ctx: Ctx, scope: StudentScope, recordingId: string) {
  const [row] = await ctx.db
    .select({ recording: recordings, file: files })
    .from(recordings)
    .innerJoin(files, eq(files.id, recordings.fileId))
    .where(isOwn(scope, recordingId));
  return row;
}

export async function pageFinished(ctx: Ctx, scope: StudentScope, paging: Paging) {
  const key = keyset({ at: recordings.createdAt, id: recordings.id }, paging);
  const rows = await ctx.db
    .select({ recording: recordings, file: files })
    .from(recordings)
    .innerJoin(files, eq(files.id, recordings.fileId))
    .where(key.where(eq(recordings.userId, scope.studentId), isNotNull(recordings.finishedAt)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ recording: { createdAt: at, id } }) => ({ at, id }));
}

export async function countFinished(ctx: Ctx, scope: StudentScope): Promise<number> {
  return countCapped(
    ctx,
    recordings,
    and(eq(recordings.userId, scope.studentId), isNotNull(recordings.finishedAt)),
  );
}

/** Recordings without an end, newest first. */
export async function loadUnfinished(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      id: recordings.id,
      questionId: recordings.questionId,
      kind: recordings.kind,
      mediaType: recordings.mediaType,
      createdAt: recordings.createdAt,
      chunks: sql<number>`(select count(*)::int from ${recordingChunks} where ${eq(recordingChunks.userId, recordings.userId)} and ${eq(recordingChunks.recordingId, recordings.id)})`,
    })
    .from(recordings)
    .where(and(eq(recordings.userId, scope.studentId), isNull(recordings.finishedAt)))
    .orderBy(desc(recordings.createdAt), desc(recordings.id));
}

/** Recordings older than that, of any student. */
export async function loadExpired(ctx: Ctx, before: Date, most: number) {
  return ctx.db
    .select({ userId: recordings.userId, id: recordings.id })
    .from(recordings)
    .where(lt(recordings.createdAt, before))
    .orderBy(asc(recordings.createdAt))
    .limit(most);
}

/** The domain and band of the student's latest set of questions. */
export async function findLatestKind(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select({ domain: questionSets.domain, band: questionSets.band })
    .from(questionSets)
    .where(eq(questionSets.userId, scope.studentId))
    .orderBy(desc(questionSets.createdAt), desc(questionSets.id))
    .limit(1);
  return row;
}
