import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { LearningQuiz, QuizPage } from '#contract/learning.ts';
import { quizLength } from '#domain/learning/learning.ts';
import { drawQuestions } from '#domain/question/draw-questions.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findProgress, lockProgress, type ProgressRow, updateProgress } from './learning.store.ts';
import { quizQuestionOf, gradedAnswerOf, requireLesson, type TopicLesson } from './lessons.ts';
import { createCard } from './review-cards.ts';

type SavedQuiz = Pick<ProgressRow, 'quizId' | 'quizQuestions' | 'quizAnswers'>;

function quizPageOf(lesson: TopicLesson, saved: ProgressRow | undefined): QuizPage {
  return {
    topic: lesson.topic,
    title: lesson.title,
    quizBest: saved?.quizBest ?? null,
    quiz: saved ? learningQuizOf(lesson, saved) : null,
  };
}

/** The latest quiz without retired questions; null if none is left. */
function learningQuizOf(lesson: TopicLesson, saved: SavedQuiz): LearningQuiz | null {
  const questions = saved.quizQuestions.flatMap((id) => {
    const question = lesson.quiz.find((each) => each.id === id);
    if (!question) return [];
    const answer = saved.quizAnswers[id];
    const answered = answer === undefined ? null : gradedAnswerOf(question, answer);
    return [{ ...quizQuestionOf(question), answered }];
  });
  if (saved.quizId === null || questions.length === 0) return null;
  const right = questions.filter(({ answered }) => answered?.isRight).length;
  const isFinished = questions.every(({ answered }) => answered !== null);
  const percent = isFinished ? Math.floor((right / questions.length) * 100) : null;
  return { id: saved.quizId, questions, percent };
}

const seeds = 2 ** 32;

/** Draws a quiz that avoids the previous one's questions. A quiz that isn't finished continues. */
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
    const quiz = { quizId: uuid(), quizQuestions: ids, quizAnswers: {} };
    return quizPageOf(lesson, await updateProgress(tx, scope, lesson.topic, quiz));
  });
}

/** The student's latest quiz of a topic, finished or not. */
export async function findQuiz(ctx: Ctx, { topic }: { topic: string }) {
  const scope = requireStudent(ctx);
  const lesson = requireLesson(topic);
  return quizPageOf(lesson, await findProgress(ctx, scope, lesson.topic));
}

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
    const askedQuestion = learningQuizOf(lesson, saved)?.questions.find(
      ({ id }) => id === questionId,
    );
    if (askedQuestion?.answered) return quizPageOf(lesson, saved);
    const quizAnswers = { ...saved.quizAnswers, [questionId]: answer };
    const percent = learningQuizOf(lesson, { ...saved, quizAnswers })?.percent ?? null;
    const quizBest = percent === null ? saved.quizBest : Math.max(percent, saved.quizBest ?? 0);
    const after = await updateProgress(tx, scope, lesson.topic, { quizAnswers, quizBest });
    if (!graded.isRight) await createCard(tx, scope, questionId);
    return quizPageOf(lesson, after);
  });
}
