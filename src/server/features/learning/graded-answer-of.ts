import type { GradedAnswer } from '#contract/learning.ts';
import type { LearningQuestion } from '#domain/learning/parse-lesson.ts';

/** Null if the answer is none of the options, as after an option was reworded. */
export function gradedAnswerOf(
  { options, explanation }: LearningQuestion,
  answer: string,
): GradedAnswer | null {
  const [right = ''] = options;
  if (!options.includes(answer)) return null;
  return { answer, isRight: answer === right, right, explanation };
}
