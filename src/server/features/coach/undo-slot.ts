import { graceMs } from '#domain/application/bulk-move.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findActiveBooking } from './coach-booking.store.ts';
import { lockOwnSlot, updateSlot } from './coach.store.ts';
import { requireCoach } from './require-coach.ts';

/** Offers a cancelled slot again, with its booking, before the student is notified. */
export async function undoSlot(ctx: Ctx, { slotId }: { slotId: string }) {
  const coach = requireCoach(ctx);
  return inTransaction(ctx, async (tx) => {
    const slot = orNotFound(await lockOwnSlot(tx, coach, slotId));
    if (slot.cancelledAt === null) return { id: slotId };
    const booking = await findActiveBooking(tx, slotId);
    const isLate = tx.now.getTime() - slot.cancelledAt.getTime() > graceMs;
    if (isLate || booking?.told === 'cancelled') throw new AppError('UNDO_TOO_LATE');
    await updateSlot(tx, slotId, { cancelledAt: null });
    return { id: slotId };
  });
}
