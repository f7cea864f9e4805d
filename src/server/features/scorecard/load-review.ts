import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findReviewed, loadCriteria } from './scorecard.store.ts';

/** How members review the applications to a posting: the criteria, and whether blind at first. */
export async function loadReview(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const posting = orNotFound(await findReviewed(ctx, scope, postingId));
  const criteria = await loadCriteria(ctx, scope, postingId);
  const areDefault = criteria.length === 0;
  return {
    postingId,
    title: posting.title,
    isBlind: posting.isBlind,
    criteria: areDefault ? [...defaultCriteria] : criteria,
    areDefault,
  };
}
