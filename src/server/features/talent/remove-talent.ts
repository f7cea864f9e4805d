import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteNoteOf } from './talent-note.store.ts';
import { deleteEntry, findEntry } from './talent.store.ts';

/** Removes a student from the pool, with tags and note. */
export async function removeTalent(ctx: Ctx, { entryId }: { entryId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findEntry(tx, scope, entryId))) throw new AppError('NOT_FOUND');
    await deleteNoteOf(tx, scope, entryId);
    await deleteEntry(tx, scope, entryId);
    return { entryId };
  });
}
