import { v7 as uuid } from 'uuid';
import type { EntryText } from '#contract/talent.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteNoteOf, upsertNote } from './talent-note.store.ts';
import { findEntry, updateTags } from './talent.store.ts';

type Input = { entryId: string; version: number; tags: string[]; note: string };

/** Saves tags and note. Refuses if a colleague has changed them, and returns theirs. */
export async function saveTalent(
  ctx: Ctx,
  { entryId, version, tags: typed, note }: Input,
): Promise<EntryText> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const tags = [...new Set(typed)];
    if (!(await findEntry(tx, scope, entryId))) throw new AppError('NOT_FOUND');
    if (!(await updateTags(tx, scope, { entryId, version, tags }))) {
      // Read after the wait for the colleague's transaction.
      const now = orNotFound(await findEntry(tx, scope, entryId));
      throw new AppError('TALENT_CHANGED', {
        tags: now.tags,
        note: now.note,
        version: now.version,
      });
    }
    if (note === '') await deleteNoteOf(tx, scope, entryId);
    else await upsertNote(tx, scope, { id: uuid(), entryId, body: note });
    return { tags, note, version: version + 1 };
  });
}
