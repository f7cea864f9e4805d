import { goneReason } from '#domain/posting/gone-reason.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { postingCardOf } from './posting-card-of.ts';
import { findPosting, loadSimilarPostings } from './posting.store.ts';

const similarShown = 3;

/**
 * Why a formerly public posting is no longer open, with similar open ones. NOT_FOUND for any other
 * posting.
 */
export async function loadGonePosting(ctx: Ctx, postingId: string) {
  const row = await findPosting(ctx, postingId);
  const facts = row && { ...row, companyApproved: row.companyStatus === 'approved' };
  const reason = facts ? goneReason(facts, ctx.now) : null;
  if (row === undefined || reason === null) throw new AppError('NOT_FOUND');
  const similar = await loadSimilarPostings(ctx, row, similarShown);
  return { reason, similar: similar.map(postingCardOf) };
}
