import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { readerOf } from './reader-of.ts';
import { resultsOf } from './results-of.ts';
import { findVisibleApplication, loadOfApplication } from './sitting.store.ts';

/** The assessments of one candidate, for the workspace. */
export async function listOfApplication(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  if (!(await findVisibleApplication(ctx, scope, applicationId))) throw new AppError('NOT_FOUND');
  const rows = await loadOfApplication(ctx, scope, applicationId);
  const results = await resultsOf(ctx, rows);
  return rows.map((row) => {
    const { sitting, content } = row;
    const state = stateOf(sitting, ctx.now);
    const result = results.get(sitting.id);
    const { seesResult } = readerOf(row, result, state, scope.userId);
    return {
      id: sitting.id,
      assessmentId: sitting.assessmentId,
      title: content.title,
      version: sitting.version,
      tryNumber: sitting.tryNumber,
      state,
      submittedAt: state === 'submitted' ? (sitting.submittedAt ?? sitting.endsAt) : null,
      total: seesResult ? (result?.total ?? null) : null,
      acceptedTest: sitting.acceptedTest,
      needsReview: result?.needsReview ?? false,
      reviews: result?.reviews.length ?? 0,
      reviewers: content.reviewers,
    };
  });
}
