import type { ReviewedSitting } from '#contract/assessment-sitting.ts';
import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { redact } from '#domain/scorecard/blind.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { agreementOf } from './agreement-of.ts';
import { readerOf } from './reader-of.ts';
import { newestOf, resultsOf } from './results-of.ts';
import { loadReviewsOfAssessment, type ReviewRow } from './review.store.ts';
import { reviewedAnswerOf } from './reviewed-answer-of.ts';
import { findVisibleSitting } from './sitting.store.ts';

type VisibleSitting = NonNullable<Awaited<ReturnType<typeof findVisibleSitting>>>;

/** An answer as reviewers read and quote it, without what says whose it is. */
export const redactedAnswer = (answer: string, { fullName, email, phone }: VisibleSitting) =>
  redact(answer, { name: fullName, values: [email, phone ?? ''] });

/**
 * A submitted sitting as reviewers see it: answers without anything that identifies their author,
 * and colleagues' reviews once the reader's own is submitted.
 */
export async function loadSitting(
  ctx: Ctx,
  { sittingId }: { sittingId: string },
): Promise<ReviewedSitting> {
  const scope = requireMember(ctx);
  const row = await findVisibleSitting(ctx, scope, sittingId);
  const state = row && stateOf(row.sitting, ctx.now);
  if (!row || state !== 'submitted') throw new AppError('NOT_FOUND');
  const { sitting, content } = row;
  const { companyId, id, assessmentId } = sitting;
  const results = await resultsOf(ctx, [row]);
  const result = results.get(id);
  if (!result) throw new AppError('NOT_FOUND');
  const reader = readerOf(row, result, state, scope.userId);
  const reviews = result.reviews.map((each) => reviewOf(each, scope.userId));
  const all = newestOf(await loadReviewsOfAssessment(ctx, companyId, assessmentId));
  return {
    id,
    assessmentId,
    title: content.title,
    version: sitting.version,
    name: reader.name,
    applicationId: reader.isBlind ? null : sitting.applicationId,
    submittedAt: sitting.submittedAt ?? sitting.endsAt,
    reviewers: content.reviewers,
    answers: result.answers.map((each) => ({
      // Always, so that a quote stands in the answer before and after the review.
      ...reviewedAnswerOf({ ...each, answer: redactedAnswer(each.answer, row) }),
      // A file is often called after who wrote it.
      fileName: reader.isNamed ? (each.fileName ?? null) : null,
    })),
    own: reviews.find(({ isMine }) => isMine) ?? null,
    others: reviews.filter(({ isMine }) => !isMine).length,
    shared: reader.isBlind ? null : { reviews, agreement: agreementOf(all), total: result.total },
    personRequest:
      sitting.reviewAskedAt && !reader.isBlind
        ? {
            note: sitting.reviewNote ?? '',
            answer: sitting.reviewAnswer,
            askedAt: sitting.reviewAskedAt,
          }
        : null,
  };
}

const reviewOf = ({ name, memberId, version, submittedAt, scores }: ReviewRow, userId: string) => ({
  name,
  isMine: memberId === userId,
  version,
  submittedAt,
  scores,
});
