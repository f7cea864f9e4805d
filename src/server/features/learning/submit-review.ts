import { isCardDue } from '#domain/learning/learning.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { gradedAnswerOf } from './graded-answer-of.ts';
import { nextCardOf } from './next-card-of.ts';
import { readLessons } from './read-lessons.ts';
import { lockCard, updateCard } from './review-card.store.ts';

type Input = { questionId: string; answer: string };

/** Grades a card and schedules it. An answer before it is due again changes nothing. */
export async function submitReview(ctx: Ctx, { questionId, answer }: Input) {
  const scope = requireStudent(ctx);
  const known = readLessons().questions.get(questionId);
  const graded = known && gradedAnswerOf(known.question, answer);
  if (!graded) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    const card = await lockCard(tx, scope, questionId);
    if (!card) throw new AppError('NOT_FOUND');
    if (!isCardDue(card.dueAt, ctx.now)) return { ...graded, dueAt: card.dueAt };
    const next = nextCardOf(card, graded.isRight, ctx.now);
    await updateCard(tx, scope, questionId, next);
    return { ...graded, dueAt: next.dueAt };
  });
}
