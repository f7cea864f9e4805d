import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { createCard } from './create-card.ts';
import { gradedAnswerOf } from './graded-answer-of.ts';
import { lockProgress, updateProgress } from './learning.store.ts';
import { learningQuizOf, quizPageOf } from './quiz-page-of.ts';
import { requireLesson } from './require-lesson.ts';

type Input = { topic: string; quizId: string; questionId: string; answer: string };

/** Grades one question of the latest quiz; the first answer counts, the last one ends the quiz. */
export async function submitQuizAnswer(ctx: Ctx, { topic, quizId, questionId, answer }: Input) {
  const scope = requireStudent(ctx);
  const lesson = requireLesson(topic);
  const question = lesson.quiz.find(({ id }) => id === questionId);
  const graded = question && gradedAnswerOf(question, answer);
  if (!graded) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (tx) => {
    const saved = await lockProgress(tx, scope, lesson.topic);
    if (saved?.quizId !== quizId || !saved.quizQuestions.includes(questionId))
      throw new AppError('NOT_FOUND');
    const asked = learningQuizOf(lesson, saved)?.questions.find(({ id }) => id === questionId);
    if (asked?.answered) return quizPageOf(lesson, saved);
    const quizAnswers = { ...saved.quizAnswers, [questionId]: answer };
    const percent = learningQuizOf(lesson, { ...saved, quizAnswers })?.percent ?? null;
    const quizBest = percent === null ? saved.quizBest : Math.max(percent, saved.quizBest ?? 0);
    const after = await updateProgress(tx, scope, lesson.topic, { quizAnswers, quizBest });
    if (!graded.isRight) await createCard(tx, scope, questionId);
    return quizPageOf(lesson, after);
  });
}
