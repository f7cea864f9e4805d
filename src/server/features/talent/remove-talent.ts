import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { updateRemoved } from './removed-talent.store.ts';
import { findEntry } from './talent.store.ts';

/** Removes a student from the pool, with tags and note; for a few seconds it can be undone. */
export async function removeTalent(ctx: Ctx, { entryId }: { entryId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findEntry(tx, scope, entryId))) throw new AppError('NOT_FOUND');
    await updateRemoved(tx, scope, { entryId, removedAt: ctx.now });
    return { entryId };
  });
}
