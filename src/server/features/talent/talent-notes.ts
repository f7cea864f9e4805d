import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { countLooseNotes, deleteLooseNote, pageLooseNotes } from './talent-note.store.ts';

/** The company's notes about students who can no longer be found. */
export async function listNotes(ctx: Ctx, paging: Paging) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const page = await pageLooseNotes(ctx, scope, paging);
  return { ...page, total: cappedTotal(await countLooseNotes(ctx, scope)) };
}

export async function removeNote(ctx: Ctx, { noteId }: { noteId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (!(await deleteLooseNote(ctx, scope, noteId))) throw new AppError('NOT_FOUND');
  return { id: noteId };
}
