import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findActiveBooking } from './coach-booking.store.ts';
import { lockOwnSlot, updateSlot } from './coach.store.ts';
import { notifyLater } from './notify-later.ts';
import { requireCoach } from './require-coach.ts';

/** Calls a slot off. A student who booked it is notified once that can no longer be undone. */
export async function cancelSlot(ctx: Ctx, { slotId }: { slotId: string }) {
  const coach = requireCoach(ctx);
  return inTransaction(ctx, async (tx) => {
    const slot = orNotFound(await lockOwnSlot(tx, coach, slotId));
    if (slot.cancelledAt !== null) return { id: slotId };
    await updateSlot(tx, slotId, { cancelledAt: tx.now });
    const booking = await findActiveBooking(tx, slotId);
    if (booking) await notifyLater(tx, booking.id);
    return { id: slotId };
  });
}
