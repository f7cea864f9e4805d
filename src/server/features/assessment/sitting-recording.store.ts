import { and, eq, lt, sql } from 'drizzle-orm';
import type { SpokenPart } from '#domain/recording/captions.ts';
import type { Ctx } from '#server/context.ts';
import { sittingAnswers, sittingRecordings } from '#server/db/tables/assessments.ts';
import { files } from '#server/db/tables/files.ts';

export type Place = { companyId: string; sittingId: string; place: number };

const isAt = ({ companyId, sittingId, place }: Place) =>
  and(
    eq(sittingRecordings.companyId, companyId),
    eq(sittingRecordings.sittingId, sittingId),
    eq(sittingRecordings.place, place),
  );

/** The recording at a place with its file. */
export async function findRecordingAt(ctx: Ctx, place: Place) {
  const [row] = await ctx.db
    .select({ file: files, kind: sittingRecordings.kind, heard: sittingRecordings.heard })
    .from(sittingRecordings)
    .innerJoin(files, eq(files.id, sittingRecordings.fileId))
    .where(isAt(place));
  return row;
}

/** Does nothing once another recording was given in its place. */
export async function updateHeard(ctx: Ctx, fileId: string, heard: SpokenPart[]): Promise<void> {
  await ctx.db.update(sittingRecordings).set({ heard }).where(eq(sittingRecordings.fileId, fileId));
}

/** Deletes the recording at a place; returns the file that nothing names any more. */
export async function deleteRecordingAt(ctx: Ctx, place: Place): Promise<string | undefined> {
  const [row] = await ctx.db
    .delete(sittingRecordings)
    .where(isAt(place))
    .returning({ fileId: sittingRecordings.fileId });
  return row?.fileId;
}

export async function insertRecordingAt(
  ctx: Ctx,
  row: typeof sittingRecordings.$inferInsert,
): Promise<void> {
  await ctx.db.insert(sittingRecordings).values(row);
  await ctx.db
    .update(sittingAnswers)
    .set({ takes: sql`${sittingAnswers.takes} + 1` })
    .where(
      and(
        eq(sittingAnswers.companyId, row.companyId),
        eq(sittingAnswers.sittingId, row.sittingId),
        eq(sittingAnswers.place, row.place),
      ),
    );
}

/** Files of answers older than that, whether or not their sitting still exists. */
export async function loadExpired(ctx: Ctx, before: Date, most: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.purpose, 'answer'), lt(files.createdAt, before)))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function deleteRecordingOf(ctx: Ctx, fileId: string): Promise<void> {
  await ctx.db.delete(sittingRecordings).where(eq(sittingRecordings.fileId, fileId));
}
