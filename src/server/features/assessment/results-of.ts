import { meanOf } from '#domain/assessment/review.ts';
import { isReviewed, type SittingTotal, totalOf } from '#domain/assessment/total-of.ts';
import type { Ctx } from '#server/context.ts';
import { loadReviewsOf, type ReviewRow } from './review.store.ts';
import { type AnswerRow, loadAnswersOf } from './sitting.store.ts';

export type SittingResult = {
  total: SittingTotal;
  answers: AnswerRow[];
  /** The newest review of each member. */
  reviews: ReviewRow[];
  /** Whether there is an answer that people review. */
  needsReview: boolean;
  /** The mean of each criterion, 1 to 4; null if the answers don't say enough. */
  scores: { criterion: string; score: number | null }[];
};

type Row = { sitting: { companyId: string; id: string }; content: { reviewers: number } };

/** The results of these sittings, by id: answers, the newest reviews and what they add up to. */
export async function resultsOf(ctx: Ctx, rows: readonly Row[]) {
  const results = new Map<string, SittingResult>();
  for (const [companyId, own] of Map.groupBy(rows, ({ sitting }) => sitting.companyId)) {
    const ids = own.map(({ sitting }) => sitting.id);
    const [answers, reviews] = await Promise.all([
      loadAnswersOf(ctx, companyId, ids),
      loadReviewsOf(ctx, companyId, ids),
    ]);
    for (const { sitting, content } of own) {
      const { id } = sitting;
      results.set(
        id,
        resultOf(
          answers.filter(({ sittingId }) => sittingId === id),
          newestOf(reviews.filter(({ sittingId }) => sittingId === id)),
          content.reviewers,
        ),
      );
    }
  }
  return results;
}

export function resultOf(
  answers: AnswerRow[],
  reviews: ReviewRow[],
  reviewers: number,
): SittingResult {
  const graded = answers.map(({ place, question, answer, isRight, takes, recording }) => ({
    place,
    kind: question.kind,
    answer,
    isRight,
    recorded: recording ? ('kept' as const) : takes > 0 ? ('deleted' as const) : null,
  }));
  const scores = reviews.flatMap((review) => review.scores);
  return {
    total: totalOf(graded, reviews, reviewers),
    answers,
    reviews,
    needsReview: graded.some(isReviewed),
    scores: [...Map.groupBy(scores, ({ criterion }) => criterion)].map(
      ([criterion, criterionScores]) => {
        const mean = meanOf(criterionScores);
        return { criterion, score: mean === null ? null : Math.round(1 + (mean * 3) / 100) };
      },
    ),
  };
}

/** The newest version of each member; reviews of deleted members can't be told apart. */
export function newestOf(reviews: readonly ReviewRow[]): ReviewRow[] {
  const byMember = Map.groupBy(reviews, ({ memberId, sittingId, id }) =>
    memberId === null ? id : `${sittingId} ${memberId}`,
  );
  return [...byMember.values()].flatMap((own) => own.at(-1) ?? []);
}
