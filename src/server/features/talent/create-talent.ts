import { v7 as uuid } from 'uuid';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireCandidate } from '#server/features/match/require-candidate.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteRemovedOf } from './removed-talent.store.ts';
import { findEntryOf, insertEntry, insertShortlisted } from './talent.store.ts';

type Input = { studentId: string; postingId?: string | undefined };

/** Adds a student to the pool, once, and shortlists them for the posting if there is one. */
export async function createTalent(ctx: Ctx, { studentId, postingId }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const seen = await requireCandidate(tx, { studentId, postingId });
    const id = uuid();
    await deleteRemovedOf(tx, scope, studentId);
    const isNew = await insertEntry(tx, scope, { id, studentId, seen });
    const entryId = orNotFound(isNew ? id : (await findEntryOf(tx, scope, studentId))?.entryId);
    if (postingId) await insertShortlisted(tx, scope, { entryId, postingId });
    return { entryId, isNew };
  });
}
