import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { atsScores } from '#server/db/tables/ats-scores.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function findLastScore(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select({ score: atsScores.score, scoredAt: atsScores.scoredAt })
    .from(atsScores)
    .where(eq(atsScores.userId, scope.studentId))
    .orderBy(desc(atsScores.scoredAt), desc(atsScores.id))
    .limit(1);
  return row;
}

/** The default resume, or else the latest one that is not archived. */
export async function findShownResume(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select({ id: resumes.id, content: resumes.content })
    .from(resumes)
    .where(and(eq(resumes.userId, scope.studentId), isNull(resumes.archivedAt)))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt), desc(resumes.id))
    .limit(1);
  return row;
}
