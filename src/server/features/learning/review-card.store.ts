import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { reviewCards } from '#server/db/tables/learning.ts';
import type { StudentScope } from '#server/scopes.ts';

export type ReviewCard = typeof reviewCards.$inferSelect;
type Memory = Omit<ReviewCard, 'userId' | 'questionId'>;

const isOwn = (scope: StudentScope, questionId: string) =>
  and(eq(reviewCards.userId, scope.studentId), eq(reviewCards.questionId, questionId));

/** All of the student's cards, longest due first. */
export async function loadCards(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({ questionId: reviewCards.questionId, dueAt: reviewCards.dueAt })
    .from(reviewCards)
    .where(eq(reviewCards.userId, scope.studentId))
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.questionId));
}

/** Adds a card; false if the student has one for the question. */
export async function insertCard(
  ctx: Ctx,
  scope: StudentScope,
  questionId: string,
  memory: Memory,
): Promise<boolean> {
  const rows = await ctx.db
    .insert(reviewCards)
    .values({ ...memory, userId: scope.studentId, questionId })
    .onConflictDoNothing()
    .returning({ questionId: reviewCards.questionId });
  return rows.length > 0;
}

/** The student's card of a question; holds others back until the transaction ends. */
export async function lockCard(ctx: Ctx, scope: StudentScope, questionId: string) {
  const [row] = await ctx.db
    .select()
    .from(reviewCards)
    .where(isOwn(scope, questionId))
    .for('update');
  return row;
}

export async function updateCard(
  ctx: Ctx,
  scope: StudentScope,
  questionId: string,
  memory: Memory,
): Promise<void> {
  await ctx.db.update(reviewCards).set(memory).where(isOwn(scope, questionId));
}
