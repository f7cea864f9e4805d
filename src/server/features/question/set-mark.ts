import { nextReview } from '#domain/question/next-review.ts';
import type { QuestionMark } from '#domain/question/question-options.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadQuestions } from './load-questions.ts';
import { deleteMark, lockReview, upsertMark } from './question-mark.store.ts';

type Input = { questionId: string; mark: QuestionMark | null };

/** Marks a question, or clears its mark. Idempotent until the question is due again. */
export async function setMark(ctx: Ctx, { questionId, mark }: Input) {
  const scope = requireStudent(ctx);
  if ((await loadQuestions(ctx, scope, [questionId])).size === 0) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    const before = await lockReview(tx, scope, questionId);
    if (mark === null) {
      await deleteMark(tx, scope, questionId);
      return { id: questionId, mark, dueAt: null };
    }
    const review = nextReview(before, mark, ctx.now);
    await upsertMark(tx, scope, questionId, review);
    return { id: questionId, mark, dueAt: review.dueAt };
  });
}
