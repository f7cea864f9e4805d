import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findMet } from './accept-test.ts';
import { ownSittingOf } from './own-sitting-of.ts';
import { findAccepts, findOwnSitting as findRow } from './own-sitting.store.ts';
import { resultsOf } from './results-of.ts';

/** One of the student's assessments: what it is, how it stands, and its result. */
export async function findOwnSitting(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const found = await findRow(ctx, requireStudent(ctx), sittingId);
  if (!found) throw new AppError('NOT_FOUND');
  const results = await resultsOf(ctx, [found]);
  const accepts = await findAccepts(ctx, found.sitting);
  const sharedResult = found.sitting.acceptedTest;
  const met = sharedResult
    ? { score: sharedResult.score, submittedAt: new Date(sharedResult.passedAt) }
    : accepts && (await findMet(ctx, accepts));
  return ownSittingOf(found, results.get(sittingId), ctx.now, {
    accepts,
    met: met ? { score: met.score, passedAt: met.submittedAt } : null,
  });
}
