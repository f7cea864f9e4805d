import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findProgress } from './learning.store.ts';
import { quizPageOf } from './quiz-page-of.ts';
import { requireLesson } from './require-lesson.ts';

/** The student's latest quiz of a topic, finished or not. */
export async function findQuiz(ctx: Ctx, { topic }: { topic: string }) {
  const scope = requireStudent(ctx);
  const lesson = requireLesson(topic);
  return quizPageOf(lesson, await findProgress(ctx, scope, lesson.topic));
}
