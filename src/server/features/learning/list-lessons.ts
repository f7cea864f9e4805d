import { learningTopics } from '#domain/learning/learning.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadProgress } from './learning.store.ts';
import { lessonCardOf, readLessons } from './lessons.ts';
import { listCards } from './review-cards.ts';

export async function listLessons(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const [saved, cards] = await Promise.all([loadProgress(ctx, scope), listCards(ctx)]);
  return {
    items: readLessons().all.map((lesson) =>
      lessonCardOf(
        lesson,
        saved.find(({ topic }) => topic === lesson.topic),
      ),
    ),
    last: learningTopics.find((topic) => topic === saved[0]?.topic) ?? null,
    dueCards: cards.total,
  };
}
