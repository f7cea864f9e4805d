import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnswerScore } from '#domain/assessment/review.ts';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentSittings, sittingReviews } from '#server/db/tables/assessments.ts';
import type { CompanyScope } from '#server/scopes.ts';

const shown = {
  id: sittingReviews.id,
  sittingId: sittingReviews.sittingId,
  memberId: sittingReviews.memberId,
  name: users.name,
  version: sittingReviews.version,
  scores: sittingReviews.scores,
  submittedAt: sittingReviews.submittedAt,
};
export type ReviewRow = Awaited<ReturnType<typeof loadReviewsOf>>[number];

/** Every version of every member's review of these sittings, oldest first. */
export async function loadReviewsOf(ctx: Ctx, companyId: string, sittingIds: readonly string[]) {
  if (sittingIds.length === 0) return [];
  return ctx.db
    .select(shown)
    .from(sittingReviews)
    .leftJoin(users, eq(users.id, sittingReviews.memberId))
    .where(
      and(
        eq(sittingReviews.companyId, companyId),
        inArray(sittingReviews.sittingId, [...sittingIds]),
      ),
    )
    .orderBy(asc(sittingReviews.submittedAt), asc(sittingReviews.version));
}

/** The same of all sittings of an assessment, for the agreement of its reviewers. */
export async function loadReviewsOfAssessment(ctx: Ctx, companyId: string, assessmentId: string) {
  return ctx.db
    .select(shown)
    .from(sittingReviews)
    .innerJoin(
      assessmentSittings,
      and(
        eq(assessmentSittings.companyId, sittingReviews.companyId),
        eq(assessmentSittings.id, sittingReviews.sittingId),
      ),
    )
    .leftJoin(users, eq(users.id, sittingReviews.memberId))
    .where(
      and(
        eq(sittingReviews.companyId, companyId),
        eq(assessmentSittings.assessmentId, assessmentId),
      ),
    )
    .orderBy(asc(sittingReviews.submittedAt), asc(sittingReviews.version));
}

/** Lets reviews of a sitting be submitted one after the other. */
export async function lockReviewed(ctx: Ctx, companyId: string, sittingId: string): Promise<void> {
  await ctx.db
    .select({ id: assessmentSittings.id })
    .from(assessmentSittings)
    .where(and(eq(assessmentSittings.companyId, companyId), eq(assessmentSittings.id, sittingId)))
    .for('no key update');
}

export async function insertReview(
  ctx: Ctx,
  scope: CompanyScope,
  row: { id: string; sittingId: string; version: number; scores: AnswerScore[] },
): Promise<void> {
  await ctx.db.insert(sittingReviews).values({
    ...row,
    companyId: scope.companyId,
    memberId: scope.userId,
    submittedAt: ctx.now,
  });
}
