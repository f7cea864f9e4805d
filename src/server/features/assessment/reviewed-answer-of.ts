import { captionsOf } from '#domain/recording/captions.ts';
import { rightAnswerOf } from '#server/features/skill-test/reviews.ts';
import type { AnswerRow } from './sitting.store.ts';

/** An answer with its question and key, for the company. */
export function reviewedAnswerOf({
  place,
  question,
  answer,
  isRight,
  passedCases,
  problem,
  takes,
  recording,
}: AnswerRow) {
  const common = {
    place,
    answer,
    isRight,
    passedCases,
    problem,
    skills: question.skills,
    recording: recording?.kind ?? null,
    hasCaptions: captionsOf(recording?.heard ?? [], answer).length > 0,
    isDeleted: takes > 0 && !recording,
  };
  if (question.kind === 'open') {
    const { prompt, criteria } = question;
    return { ...common, kind: question.kind, prompt, criteria, rightAnswer: null };
  }
  const { made } = question.asked;
  return {
    ...common,
    kind: question.kind,
    prompt: made.prompt,
    criteria: [],
    rightAnswer: rightAnswerOf(made) || null,
  };
}
