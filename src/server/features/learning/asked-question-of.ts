import type { AskedQuestion } from '#contract/learning.ts';
import type { LearningQuestion } from '#domain/learning/parse-lesson.ts';
import { shownOptions } from '#domain/learning/shown-options.ts';

/** A question without its answer. */
export function askedQuestionOf(question: LearningQuestion): AskedQuestion {
  return { id: question.id, prompt: question.prompt, options: shownOptions(question) };
}
