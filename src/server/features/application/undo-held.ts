import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnApplication } from './application.store.ts';
import { deleteHeld } from './held-application.store.ts';

/** Takes an application back before it is sent; nobody ever hears of it. */
export async function undoHeld(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireStudent(ctx);
  const held = await deleteHeld(ctx, { studentId: scope.studentId, postingId });
  if (held !== undefined) return { postingId };
  const sent = await findOwnApplication(ctx, scope, postingId);
  throw new AppError(sent === undefined ? 'NOT_FOUND' : 'UNDO_TOO_LATE');
}
