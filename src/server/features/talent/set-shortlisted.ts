import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/require-candidate.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteShortlisted, findEntry, insertShortlisted } from './talent.store.ts';

type Input = { entryId: string; postingId: string; isShortlisted: boolean };

/** Puts a student of the pool on a posting's shortlist, or takes them off it. */
export async function setShortlisted(ctx: Ctx, { entryId, postingId, isShortlisted }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const entry = orNotFound(await findEntry(tx, scope, entryId));
    await requireCandidate(tx, { studentId: entry.studentId, postingId });
    const row = { entryId, postingId };
    await (isShortlisted ? insertShortlisted(tx, scope, row) : deleteShortlisted(tx, scope, row));
    return { entryId };
  });
}
