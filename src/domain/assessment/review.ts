import { isBlank } from '#domain/is-blank.ts';
import { scores } from '#domain/scorecard/scorecard.ts';

/** What a member says about one criterion of one answer. */
export type AnswerScore = {
  place: number;
  criterion: string;
  /** 1 to 4; null if the answer doesn't say enough to judge, which is no low score. */
  score: number | null;
  /** Parts of the answer, word for word. */
  quotes: string[];
  note: string;
};

export const maxQuotes = 3;
export const maxQuote = 500;
export const maxScoreNote = 500;

type Reviewed = {
  place: number;
  answer: string;
  /** The answer is spoken; the text may be empty. */
  isRecorded?: boolean;
  criteria: readonly { name: string }[];
};

export const reviewProblems = ['incomplete', 'quote', 'evidence'] as const;
export type ReviewProblem = (typeof reviewProblems)[number];

/**
 * Whether a review judges every criterion of every answer once, with evidence: a quote that is in
 * the answer, or a note. Empty answers are not judged.
 */
export function findReviewProblem(
  submitted: readonly AnswerScore[],
  reviewed: readonly Reviewed[],
): { problem: ReviewProblem; place: number; criterion: string } | null {
  const expected = reviewed
    .filter(({ answer, isRecorded }) => isRecorded === true || !isBlank(answer))
    .flatMap(({ place, answer, criteria }) =>
      criteria.map(({ name }) => ({ place, answer, criterion: name })),
    );
  for (const { place, answer, criterion } of expected) {
    const own = submitted.filter((each) => each.place === place && each.criterion === criterion);
    const [score] = own;
    if (own.length !== 1 || score === undefined) return { problem: 'incomplete', place, criterion };
    if (score.quotes.some((quote) => isBlank(quote) || !answer.includes(quote)))
      return { problem: 'quote', place, criterion };
    if (score.score !== null && score.quotes.length === 0 && isBlank(score.note))
      return { problem: 'evidence', place, criterion };
  }
  const [extra] = submitted.filter(
    ({ place, criterion }) =>
      !expected.some((each) => each.place === place && each.criterion === criterion),
  );
  if (extra) return { problem: 'incomplete', place: extra.place, criterion: extra.criterion };
  return null;
}

const best = scores.length;

/** The mean of the scores that people gave, 0 to 100; null while nobody could judge. */
export function meanOf(reviewScores: readonly Pick<AnswerScore, 'score'>[]): number | null {
  const known = reviewScores.flatMap(({ score }) => (score === null ? [] : [score]));
  if (known.length === 0) return null;
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
  return Math.round((100 * (mean - 1)) / (best - 1));
}

export type Agreement = {
  /** How many criteria of answers both judged. */
  compared: number;
  same: number;
  /** Cohen's kappa: 1 is full agreement, 0 what chance gives; null if it can't be computed. */
  kappa: number | null;
};

/** How far two reviewers agree. 'Not enough information' is a judgement like the four scores. */
export function agreementOf(
  pairs: readonly (readonly [number | null, number | null])[],
): Agreement {
  const compared = pairs.length;
  const same = pairs.filter(([one, other]) => one === other).length;
  if (compared === 0) return { compared, same, kappa: null };
  const values = [...scores, null];
  const share = (who: 0 | 1, value: number | null) =>
    pairs.filter((pair) => pair[who] === value).length / compared;
  const byChance = values.reduce<number>(
    (sum, value) => sum + share(0, value) * share(1, value),
    0,
  );
  // Both always gave one and the same score: agreement can't be told from chance.
  if (byChance >= 1) return { compared, same, kappa: null };
  const observed = same / compared;
  return { compared, same, kappa: (observed - byChance) / (1 - byChance) };
}
