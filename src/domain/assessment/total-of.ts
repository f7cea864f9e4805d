import { isBlank } from '#domain/is-blank.ts';
import { type AnswerScore, meanOf } from './review.ts';

type Answer = {
  place: number;
  kind: 'keyed' | 'open';
  answer: string;
  isRight: boolean | null;
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
  const needsReview = answers.some(({ kind, answer }) => kind === 'open' && !isBlank(answer));
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

function unitOf({ place, kind, answer, isRight }: Answer, reviews: readonly Review[]) {
  if (kind === 'keyed') return isRight === null ? 'ungraded' : isRight ? 100 : 0;
  if (isBlank(answer)) return 0;
  const given = reviews.flatMap(({ scores }) => scores.filter((each) => each.place === place));
  return meanOf(given) ?? 'unknown';
}
