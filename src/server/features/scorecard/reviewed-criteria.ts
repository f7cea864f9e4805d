import { v7 as uuid } from 'uuid';
import { criteriaOf, type Criterion, defaultCriteria } from '#domain/scorecard/criteria.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import {
  deleteCriteria,
  findReviewed,
  insertCriteria,
  loadCriteria,
  lockReviewed,
  updateBlind,
} from './scorecard.store.ts';

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

/**
 * Sets what a posting's applicants are assessed on, and whether members review them blind at first.
 * Submitted scorecards keep their criteria.
 */
export async function saveReview(
  ctx: Ctx,
  input: { postingId: string; isBlind: boolean; criteria: Criterion[]; seen: string[] },
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { postingId, isBlind } = input;
  const criteria = criteriaOf(input.criteria);
  if (criteria === null) throw new AppError('FIELDS_REQUIRED');
  return inTransaction(ctx, async (tx) => {
    const posting = orNotFound(await lockReviewed(tx, scope, postingId));
    const stored = await loadCriteria(tx, scope, postingId);
    const shown = stored.length > 0 ? stored : defaultCriteria;
    if (shown.map(({ name }) => name).join('\n') !== input.seen.join('\n'))
      throw new AppError('CRITERIA_CHANGED');
    if (posting.isBlind !== isBlind) await updateBlind(tx, scope, { postingId, isBlind });
    await deleteCriteria(tx, scope, postingId);
    await insertCriteria(
      tx,
      scope,
      criteria.map((each, place) => ({ ...each, id: uuid(), postingId, place })),
    );
    return loadReview(tx, { postingId });
  });
}
