import { nextReview } from '#domain/question/next-review.ts';
import { maxReviewed } from '#domain/question/question-limits.ts';
import type { QuestionMark } from '#domain/question/question-options.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadQuestions, readBank } from './question-bank.ts';
import { deleteMark, loadReviews, lockReview, upsertMark } from './question-mark.store.ts';
import { markedQuestionOf } from './question-sets.ts';

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
  const items = due.slice(0, maxReviewed).map(({ question, mark, dueAt }) => ({
    ...markedQuestionOf(question, mark),
    domain: question.domain,
    dueAt,
  }));
  return { items, total: due.length, nextAt: reviews[due.length]?.dueAt ?? null };
}

export async function loadDueCount(ctx: Ctx) {
  return { count: (await listDue(ctx)).total };
}

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

type Guided = { question: string; points: string[] };

let byText: ReadonlyMap<string, readonly string[]> | undefined;

/** These questions with what a good answer covers, as far as they are from the bank. */
export function findPoints(questions: readonly string[]): Guided[] {
  byText ??= new Map([...readBank().byId.values()].map((each) => [each.question, each.points]));
  return questions.map((question) => ({ question, points: [...(byText?.get(question) ?? [])] }));
}
