import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteLooseNote } from './talent-note.store.ts';

export async function removeNote(ctx: Ctx, { noteId }: { noteId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (!(await deleteLooseNote(ctx, scope, noteId))) throw new AppError('NOT_FOUND');
  return { id: noteId };
}
