import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { quizLength } from '#domain/learning/learning.ts';
import { drawQuestions } from '#domain/question/draw-questions.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockProgress, updateProgress } from './learning.store.ts';
import { learningQuizOf, quizPageOf } from './quiz-page-of.ts';
import { requireLesson } from './require-lesson.ts';

const seeds = 2 ** 32;

/** Draws a quiz that avoids the previous one's questions. A quiz that isn't finished goes on. */
export async function createQuiz(ctx: Ctx, { topic }: { topic: string }) {
  const scope = requireStudent(ctx);
  const lesson = requireLesson(topic);
  return inTransaction(ctx, async (tx) => {
    const saved = await lockProgress(tx, scope, lesson.topic);
    const open = saved && learningQuizOf(lesson, saved);
    if (open?.percent === null) return quizPageOf(lesson, saved);
    const { ids } = drawQuestions({
      bank: lesson.quiz.map(({ id }) => id),
      previous: saved ? [saved.quizQuestions] : [],
      count: quizLength,
      seed: randomInt(seeds),
    });
    const drawn = { quizId: uuid(), quizQuestions: ids, quizAnswers: {} };
    return quizPageOf(lesson, await updateProgress(tx, scope, lesson.topic, drawn));
  });
}
