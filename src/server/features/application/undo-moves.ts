import { mayUndoMoves } from '#domain/application/bulk-move.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { undoOffers } from '#server/features/offer/undo-offers.ts';
import { requireMember } from '#server/scopes.ts';
import { findBatch, lockBatch, updateUndone } from './move.store.ts';
import { notifyColleagues } from './notify-colleagues.ts';
import { notifyEarlier } from './notify-earlier.ts';

/**
 * Undoes moves before their students are notified. Applications moved since stay where they are.
 */
export async function undoMoves(ctx: Ctx, { batchId }: { batchId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const batch = orNotFound(await findBatch(tx, scope, batchId));
    allow(mayUndoMoves({ ...batch, actorId: scope.userId, now: ctx.now }));
    const held = await lockBatch(tx, scope, batchId);
    if (held.some(({ isTold }) => isTold)) throw new AppError('UNDO_TOO_LATE');
    const last = held.filter(({ isLast }) => isLast);
    const undone = last.map(({ id }) => id);
    const changed = held.flatMap(({ id, isLast }) => (isLast ? [] : [id]));
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
