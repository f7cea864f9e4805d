import type { LearningQuiz, QuizPage } from '#contract/learning.ts';
import { askedQuestionOf } from './asked-question-of.ts';
import { gradedAnswerOf } from './graded-answer-of.ts';
import type { ProgressRow } from './learning.store.ts';
import type { TopicLesson } from './read-lessons.ts';

type SavedQuiz = Pick<ProgressRow, 'quizId' | 'quizQuestions' | 'quizAnswers'>;

export function quizPageOf(lesson: TopicLesson, saved: ProgressRow | undefined): QuizPage {
  return {
    topic: lesson.topic,
    title: lesson.title,
    quizBest: saved?.quizBest ?? null,
    quiz: saved ? learningQuizOf(lesson, saved) : null,
  };
}

/** The latest quiz without retired questions; null if none is left. */
export function learningQuizOf(lesson: TopicLesson, saved: SavedQuiz): LearningQuiz | null {
  const questions = saved.quizQuestions.flatMap((id) => {
    const question = lesson.quiz.find((each) => each.id === id);
    if (!question) return [];
    const answer = saved.quizAnswers[id];
    const answered = answer === undefined ? null : gradedAnswerOf(question, answer);
    return [{ ...askedQuestionOf(question), answered }];
  });
  if (saved.quizId === null || questions.length === 0) return null;
  const right = questions.filter(({ answered }) => answered?.isRight).length;
  const isFinished = questions.every(({ answered }) => answered !== null);
  const percent = isFinished ? Math.floor((right / questions.length) * 100) : null;
  return { id: saved.quizId, questions, percent };
}
