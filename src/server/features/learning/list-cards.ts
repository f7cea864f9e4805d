import { isCardDue, mostCards } from '#domain/learning/learning.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { askedQuestionOf } from './asked-question-of.ts';
import { readLessons } from './read-lessons.ts';
import { loadCards } from './review-card.store.ts';

/** Cards that are due, longest due first. Cards of retired questions are left out. */
export async function listCards(ctx: Ctx) {
  const { questions } = readLessons();
  const cards = (await loadCards(ctx, requireStudent(ctx))).flatMap(({ questionId, dueAt }) => {
    const known = questions.get(questionId);
    return known ? [{ ...known, dueAt }] : [];
  });
  const due = cards.filter(({ dueAt }) => isCardDue(dueAt, ctx.now));
  const items = due.slice(0, mostCards).map(({ question, lesson, dueAt }) => ({
    ...askedQuestionOf(question),
    topic: lesson.topic,
    title: lesson.title,
    dueAt,
  }));
  return { items, total: due.length, nextAt: cards[due.length]?.dueAt ?? null };
}
