import { type ConceptState, quizPass } from './learning.ts';
import type { Lesson } from './parse-lesson.ts';

export type SavedProgress = {
  readConcepts: readonly string[];
  /** Ids of the check questions that were answered correctly. */
  rightAnswers: readonly string[];
  /** Percentage of the best quiz. */
  quizBest: number | null;
};

export type LearningProgress = {
  concepts: { id: string; state: ConceptState }[];
  done: number;
  total: number;
  isPassed: boolean;
  /** Concepts and the quiz count alike. 100 only when every concept and the quiz are done. */
  percent: number;
};

const nothing: SavedProgress = { readConcepts: [], rightAnswers: [], quizBest: null };

/** How far a student is in a lesson; what refers to former concepts and questions is ignored. */
export function progressOf(
  lesson: Pick<Lesson, 'concepts'>,
  { readConcepts, rightAnswers, quizBest }: SavedProgress = nothing,
): LearningProgress {
  const concepts = lesson.concepts.map(({ id, checks }) => {
    const isDone = checks.every((check) => rightAnswers.includes(check.id));
    const isRead =
      readConcepts.includes(id) || checks.some(({ id: each }) => rightAnswers.includes(each));
    return {
      id,
      state: isDone ? ('done' as const) : isRead ? ('read' as const) : ('new' as const),
    };
  });
  const total = concepts.length;
  const done = concepts.filter(({ state }) => state === 'done').length;
  const isPassed = quizBest !== null && quizBest >= quizPass;
  const percent = Math.floor(((done + (isPassed ? 1 : 0)) / (total + 1)) * 100);
  return { concepts, done, total, isPassed, percent };
}
