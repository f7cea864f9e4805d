import type { TalentDetails } from '#contract/talent.ts';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadSeenCandidate } from '#server/features/match/load-seen-candidate.ts';
import { requireMember } from '#server/scopes.ts';
import { entryDetailsOf } from './entry-details-of.ts';
import { latestOf } from './list-talent.ts';
import { findEntry, loadInvitations, loadShortlists } from './talent.store.ts';

/** One student of the pool. The student can see the view. */
export async function loadTalent(
  ctx: Ctx,
  { entryId }: { entryId: string },
): Promise<TalentDetails> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await findEntry(tx, scope, entryId));
    const shortlists = await loadShortlists(tx, scope, [entryId]);
    const postings = shortlists.map(({ id, title }) => ({ id, title }));
    const matched = postings[0] ?? null;
    const { studentId } = row;
    const student = await loadSeenCandidate(tx, { studentId, postingId: matched?.id ?? null });
    const [invited] = await loadInvitations(tx, scope, [studentId]);
    return {
      ...student,
      ...entryDetailsOf(row, student),
      postings,
      matched,
      invitation: latestOf(tx, invited),
    };
  });
}
