import { isBlank } from '#domain/is-blank.ts';
import { type AnswerScore, meanOf } from './review.ts';

type Answer = {
  place: number;
  kind: 'keyed' | 'open';
  answer: string;
  isRight: boolean | null;
  /** Whether there is a recording; 'deleted' after the candidate or retention removed it. */
  recorded?: 'kept' | 'deleted' | null;
};
/** The newest scores of one member. */
type Review = { scores: readonly AnswerScore[] };

export type SittingTotal = {
  /** 0 to 100; null while nothing counts. */
  score: number | null;
  /** How many questions the score rests on. */
  counted: number;
  questions: number;
  /** Nothing is missing any more: neither a grade nor a review. */
  isComplete: boolean;
};

/**
 * The result of a sitting: the mean of its questions. An empty answer counts 0. An answer of which
 * nobody could say enough doesn't count, because that is no low score.
 */
export function totalOf(
  answers: readonly Answer[],
  reviews: readonly Review[],
  reviewers: number,
): SittingTotal {
  const units = answers.map((each) => unitOf(each, reviews));
  const known = units.flatMap((unit) => (typeof unit === 'number' ? [unit] : []));
  const needsReview = answers.some(isReviewed);
  return {
    score:
      known.length === 0
        ? null
        : Math.round(known.reduce((sum, each) => sum + each, 0) / known.length),
    counted: known.length,
    questions: answers.length,
    isComplete: !units.includes('ungraded') && (!needsReview || reviews.length >= reviewers),
  };
}

/** Whether there is something that people can review. */
export const isReviewed = ({ kind, answer, recorded }: Omit<Answer, 'place' | 'isRight'>) =>
  kind === 'open' && (recorded === 'kept' || !isBlank(answer));

function unitOf({ place, kind, answer, isRight, recorded }: Answer, reviews: readonly Review[]) {
  if (kind === 'keyed') return isRight === null ? 'ungraded' : isRight ? 100 : 0;
  // A deleted recording says nothing, which is no low score.
  if (isBlank(answer) && !recorded) return 0;
  const own = reviews.flatMap(({ scores }) => scores.filter((each) => each.place === place));
  return meanOf(own) ?? 'unknown';
}
