import { isKit } from '#domain/assessment/assessment.ts';
import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { findAssessment } from './assessment.store.ts';
import { readerOf } from './reader-of.ts';
import { resultsOf } from './results-of.ts';
import { countSittings, pageSittings } from './sitting.store.ts';

/** The candidates of an assessment, under a code while the reader still has to review them. */
export async function listSittings(
  ctx: Ctx,
  { assessmentId, ...paging }: Paging & { assessmentId: string },
) {
  const scope = requireMember(ctx);
  const found = await findAssessment(ctx, scope, assessmentId);
  if (!found) throw new AppError('NOT_FOUND');
  const [{ items, ...page }, count] = await Promise.all([
    pageSittings(ctx, scope, { assessmentId, ...paging }),
    countSittings(ctx, scope, assessmentId),
  ]);
  const results = await resultsOf(ctx, items);
  const { title, postingId, postingTitle, content, archivedAt } = found;
  return {
    title,
    postingId,
    postingTitle,
    isKit: isKit(content),
    isArchived: archivedAt !== null,
    sittings: {
      ...page,
      total: cappedTotal(count),
      items: items.map((row) => {
        const { sitting } = row;
        const state = stateOf(sitting, ctx.now);
        const result = results.get(sitting.id);
        const reader = readerOf(row, result, state, scope.userId);
        const isAnswered = sitting.timeAnsweredAt !== null;
        return {
          id: sitting.id,
          name: reader.name,
          state,
          tryNumber: sitting.tryNumber,
          version: sitting.version,
          invitedAt: sitting.createdAt,
          expiresAt: sitting.expiresAt,
          submittedAt: state === 'submitted' ? (sitting.submittedAt ?? sitting.endsAt) : null,
          timeRequest:
            sitting.askedFactor === null || isAnswered
              ? null
              : { factor: sitting.askedFactor, note: sitting.askedNote ?? '' },
          asksForPerson: sitting.reviewAskedAt !== null && sitting.reviewAnsweredAt === null,
          reviews: result?.reviews.length ?? 0,
          isReviewedByMe: reader.hasReviewed,
          acceptedTest: sitting.acceptedTest,
          needsReview: result?.needsReview ?? false,
          total: reader.seesResult ? (result?.total ?? null) : null,
        };
      }),
    },
  };
}
