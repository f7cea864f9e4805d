import { mostReviewed } from '#domain/question/question-limits.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadQuestions } from './load-questions.ts';
import { loadReviews } from './question-mark.store.ts';
import { markedQuestionOf } from './question-set-of.ts';

export async function listDue(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const marked = await loadReviews(ctx, scope);
  const ids = marked.map(({ questionId }) => questionId);
  const byId = await loadQuestions(ctx, scope, ids);
  const reviews = marked.flatMap((review) => {
    const question = byId.get(review.questionId);
    return question ? [{ ...review, question }] : [];
  });
  const due = reviews.filter(({ dueAt }) => dueAt !== null && dueAt <= ctx.now);
  const items = due.slice(0, mostReviewed).map(({ question, mark, dueAt }) => ({
    ...markedQuestionOf(question, mark),
    domain: question.domain,
    dueAt,
  }));
  return { items, total: due.length, nextAt: reviews[due.length]?.dueAt ?? null };
}
