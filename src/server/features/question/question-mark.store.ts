import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Review } from '#domain/question/next-review.ts';
import type { QuestionMark } from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { questionMarks } from '#server/db/tables/questions.ts';
import type { StudentScope } from '#server/scopes.ts';

const isOwn = (scope: StudentScope, questionId: string) =>
  and(eq(questionMarks.userId, scope.studentId), eq(questionMarks.questionId, questionId));

export async function loadMarks(
  ctx: Ctx,
  scope: StudentScope,
  questionIds: string[],
): Promise<Map<string, QuestionMark>> {
  const rows = await ctx.db
    .select({ questionId: questionMarks.questionId, mark: questionMarks.mark })
    .from(questionMarks)
    .where(
      and(
        eq(questionMarks.userId, scope.studentId),
        inArray(questionMarks.questionId, questionIds),
      ),
    );
  return new Map(rows.map(({ questionId, mark }) => [questionId, mark]));
}

/** All questions that come back for review, due ones first. */
export async function loadReviews(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      questionId: questionMarks.questionId,
      mark: questionMarks.mark,
      dueAt: questionMarks.dueAt,
    })
    .from(questionMarks)
    .where(and(eq(questionMarks.userId, scope.studentId), isNotNull(questionMarks.dueAt)))
    .orderBy(asc(questionMarks.dueAt), asc(questionMarks.questionId));
}

/** The review of one question; holds others back until the transaction ends. */
export async function lockReview(
  ctx: Ctx,
  scope: StudentScope,
  questionId: string,
): Promise<Review | null> {
  const name = `question mark ${scope.studentId} ${questionId}`;
  await lockUntilCommit(ctx, name);
  const [row] = await ctx.db
    .select({
      mark: questionMarks.mark,
      streak: questionMarks.streak,
      dueAt: questionMarks.dueAt,
    })
    .from(questionMarks)
    .where(isOwn(scope, questionId));
  return row ?? null;
}

export async function upsertMark(
  ctx: Ctx,
  scope: StudentScope,
  questionId: string,
  review: Review,
): Promise<void> {
  const values = { ...review, markedAt: ctx.now };
  await ctx.db
    .insert(questionMarks)
    .values({ ...values, userId: scope.studentId, questionId })
    .onConflictDoUpdate({ target: [questionMarks.userId, questionMarks.questionId], set: values });
}

export async function deleteMark(ctx: Ctx, scope: StudentScope, questionId: string): Promise<void> {
  await ctx.db.delete(questionMarks).where(isOwn(scope, questionId));
}
