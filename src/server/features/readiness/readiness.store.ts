import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { ReadinessChange } from '#domain/readiness/readiness-change.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { atsScores } from '#server/db/tables/ats-scores.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import type { StudentScope } from '#server/scopes.ts';

/** Grading also runs in the background, without a signed-in student. */
export type StudentRef = Pick<StudentScope, 'studentId'>;

export async function findLastScore(ctx: Ctx, scope: StudentRef) {
  const [row] = await ctx.db
    .select({ score: atsScores.score, scoredAt: atsScores.scoredAt })
    .from(atsScores)
    .where(eq(atsScores.userId, scope.studentId))
    .orderBy(desc(atsScores.scoredAt), desc(atsScores.id))
    .limit(1);
  return row;
}

/** The default resume, or else the latest one that is not archived. */
export async function findShownResume(ctx: Ctx, scope: StudentRef) {
  const [row] = await ctx.db
    .select({ id: resumes.id, content: resumes.content, updatedAt: resumes.updatedAt })
    .from(resumes)
    .where(and(eq(resumes.userId, scope.studentId), isNull(resumes.archivedAt)))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt), desc(resumes.id))
    .limit(1);
  return row;
}

/** Serializes changes to this student's readiness until the transaction ends. */
export async function lockReadiness(ctx: Ctx, scope: StudentRef): Promise<void> {
  await lockUntilCommit(ctx, `readiness ${scope.studentId}`);
}

const columns = {
  id: readinessChanges.id,
  part: readinessChanges.part,
  cause: readinessChanges.cause,
  valueBefore: readinessChanges.valueBefore,
  valueAfter: readinessChanges.valueAfter,
  scoreBefore: readinessChanges.scoreBefore,
  scoreAfter: readinessChanges.scoreAfter,
  measured: readinessChanges.measured,
  changedAt: readinessChanges.changedAt,
};
const newestFirst = [desc(readinessChanges.changedAt), desc(readinessChanges.id)];

export type ReadinessChangeRow = Awaited<ReturnType<typeof loadChanges>>[number];

/** Newest first. */
export async function loadChanges(ctx: Ctx, scope: StudentRef, limit: number) {
  return ctx.db
    .select(columns)
    .from(readinessChanges)
    .where(eq(readinessChanges.userId, scope.studentId))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The last recorded value of each part that was ever recorded. */
export async function loadLastValues(ctx: Ctx, scope: StudentRef) {
  return ctx.db
    .selectDistinctOn([readinessChanges.part], {
      part: readinessChanges.part,
      value: readinessChanges.valueAfter,
    })
    .from(readinessChanges)
    .where(eq(readinessChanges.userId, scope.studentId))
    .orderBy(readinessChanges.part, ...newestFirst);
}

export async function insertChange(
  ctx: Ctx,
  scope: StudentRef,
  change: ReadinessChange & { id: string; changedAt: Date },
): Promise<void> {
  await ctx.db.insert(readinessChanges).values({ ...change, userId: scope.studentId });
}

export async function updateChange(
  ctx: Ctx,
  scope: StudentRef,
  changeId: string,
  change: Pick<ReadinessChangeRow, 'valueAfter' | 'scoreAfter' | 'measured' | 'changedAt'>,
): Promise<void> {
  await ctx.db
    .update(readinessChanges)
    .set(change)
    .where(and(eq(readinessChanges.userId, scope.studentId), eq(readinessChanges.id, changeId)));
}

export async function deleteChange(ctx: Ctx, scope: StudentRef, changeId: string): Promise<void> {
  await ctx.db
    .delete(readinessChanges)
    .where(and(eq(readinessChanges.userId, scope.studentId), eq(readinessChanges.id, changeId)));
}

/** Deletes all but the newest changes and the last one of each part. */
export async function deleteOldChanges(ctx: Ctx, scope: StudentRef, count: number) {
  const isOwn = eq(readinessChanges.userId, scope.studentId);
  const { id } = readinessChanges;
  const newest = ctx.db
    .select({ id })
    .from(readinessChanges)
    .where(isOwn)
    .orderBy(...newestFirst)
    .limit(count);
  const last = ctx.db
    .selectDistinctOn([readinessChanges.part], { id })
    .from(readinessChanges)
    .where(isOwn)
    .orderBy(readinessChanges.part, ...newestFirst);
  await ctx.db
    .delete(readinessChanges)
    .where(and(isOwn, notInArray(id, newest), notInArray(id, last)));
}
