import { mayUndoMoves } from '#domain/application/bulk-move.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { undoOffers } from '#server/features/offer/withdrawn-offers.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { findOwnApplication } from './application.store.ts';
import { deleteHeld } from './held-application.store.ts';
import { findBatch, lockBatch, updateUnannounced, updateUndone } from './move.store.ts';
import { notifyColleagues, notifyEarlier } from './notices.ts';

/**
 * Undoes moves before their students are notified. Applications moved since stay where they are.
 */
export async function undoMoves(ctx: Ctx, { batchId }: { batchId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const batch = orNotFound(await findBatch(tx, scope, batchId));
    allow(mayUndoMoves({ ...batch, actorId: scope.userId, now: ctx.now }));
    const moves = await lockBatch(tx, scope, batchId);
    if (moves.some(({ isNotified }) => isNotified)) throw new AppError('UNDO_TOO_LATE');
    const last = moves.filter(({ isLast }) => isLast);
    const undone = last.map(({ id }) => id);
    const changed = moves.flatMap(({ id, isLast }) => (isLast ? [] : [id]));
    if (undone.length > 0) {
      const earlier = await updateUndone(
        tx,
        scope,
        last.map(({ moveId }) => moveId),
      );
      await undoOffers(tx, scope.companyId, undone);
      await notifyEarlier(tx, scope, earlier);
      await notifyColleagues(tx, scope, undone);
    }
    return { undone, changed };
  });
}

/** Undoes an application before it is sent; the company is never notified. */
export async function undoHeld(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireStudent(ctx);
  const held = await deleteHeld(ctx, { studentId: scope.studentId, postingId });
  if (held !== undefined) return { postingId };
  const sent = await findOwnApplication(ctx, scope, postingId);
  throw new AppError(sent === undefined ? 'NOT_FOUND' : 'UNDO_TOO_LATE');
}

/**
 * Undoes the moves of a locked application that its student was not notified of: a student's
 * decision responds to what the student knows.
 */
export async function undoUnannounced(
  tx: Ctx,
  of: { companyId: string; applicationId: string },
): Promise<void> {
  await updateUnannounced(tx, of);
  await undoOffers(tx, of.companyId, [of.applicationId]);
}
