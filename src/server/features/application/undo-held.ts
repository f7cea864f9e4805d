import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteHeld } from './held-application.store.ts';

/** Takes an application back before it is sent; nobody ever hears of it. */
export async function undoHeld(ctx: Ctx, { postingId }: { postingId: string }) {
  const { studentId } = requireStudent(ctx);
  const held = await deleteHeld(ctx, { studentId, postingId });
  if (held === undefined) throw new AppError('UNDO_TOO_LATE');
  return { postingId };
}
