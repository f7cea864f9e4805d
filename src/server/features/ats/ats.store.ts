import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { maxStoredScores } from '#domain/ats/stored-ats-score.ts';
import type { Ctx } from '#server/context.ts';
import { atsScores } from '#server/db/tables/ats-scores.ts';
import type { StudentScope } from '#server/scopes.ts';

export type AtsScoreRow = typeof atsScores.$inferSelect;

const newestFirst = [desc(atsScores.scoredAt), desc(atsScores.id)];

export async function loadScores(ctx: Ctx, scope: StudentScope): Promise<AtsScoreRow[]> {
  return ctx.db
    .select()
    .from(atsScores)
    .where(eq(atsScores.userId, scope.studentId))
    .orderBy(...newestFirst)
    .limit(maxStoredScores);
}

export async function findNewestScore(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select()
    .from(atsScores)
    .where(eq(atsScores.userId, scope.studentId))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** Serializes changes to this student's scores until the transaction ends. */
export async function lockScores(ctx: Ctx, scope: StudentScope): Promise<void> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ats ${scope.studentId}`}, 0))`,
  );
}

export async function insertScore(
  ctx: Ctx,
  scope: StudentScope,
  row: Omit<typeof atsScores.$inferInsert, 'userId' | 'scoredAt'>,
): Promise<AtsScoreRow | undefined> {
  const [inserted] = await ctx.db
    .insert(atsScores)
    .values({ ...row, userId: scope.studentId, scoredAt: ctx.now })
    .returning();
  return inserted;
}

export async function updateScoredAt(ctx: Ctx, scope: StudentScope, scoreId: string) {
  const [row] = await ctx.db
    .update(atsScores)
    .set({ scoredAt: ctx.now })
    .where(and(eq(atsScores.userId, scope.studentId), eq(atsScores.id, scoreId)))
    .returning();
  return row;
}

export async function deleteOldScores(ctx: Ctx, scope: StudentScope): Promise<void> {
  const newest = ctx.db
    .select({ id: atsScores.id })
    .from(atsScores)
    .where(eq(atsScores.userId, scope.studentId))
    .orderBy(...newestFirst)
    .limit(maxStoredScores);
  await ctx.db
    .delete(atsScores)
    .where(and(eq(atsScores.userId, scope.studentId), notInArray(atsScores.id, newest)));
}

export async function deleteScore(ctx: Ctx, scope: StudentScope, scoreId: string): Promise<void> {
  await ctx.db
    .delete(atsScores)
    .where(and(eq(atsScores.userId, scope.studentId), eq(atsScores.id, scoreId)));
}
