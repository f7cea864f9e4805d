import { isTooLateToUndo } from '#domain/undo.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { lockRemoved, updateRemoved } from './talent-note.store.ts';
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

/** Puts a removed student back into the pool, with tags, note and shortlists. */
export async function undoRemoveTalent(ctx: Ctx, { entryId }: { entryId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const removed = orNotFound(await lockRemoved(tx, scope, entryId));
    const { removedAt } = removed;
    if (removedAt !== null && isTooLateToUndo(removedAt, ctx.now))
      throw new AppError('UNDO_TOO_LATE');
    await updateRemoved(tx, scope, { entryId, removedAt: null });
    return { entryId };
  });
}
