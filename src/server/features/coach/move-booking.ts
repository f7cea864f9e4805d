import { mayChangeBooking } from '#domain/coach/may-change-booking.ts';
import { allow, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOwnBooking, updateBooking } from './coach-booking.store.ts';
import { lockCoaching } from './coach.store.ts';
import { bookSlot } from './create-booking.ts';
import { notifyLater } from './notify-later.ts';

/**
 * Books another slot and frees the first one, or does neither. The limit of two hours doesn't apply
 * to a booking that nobody was notified of yet, so that a move can be undone.
 */
export async function moveBooking(
  ctx: Ctx,
  { bookingId, slotId }: { bookingId: string; slotId: string },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, scope.studentId);
    const found = orNotFound(await lockOwnBooking(tx, scope, bookingId));
    if (found.booking.told !== null) allow(mayChangeBooking(found.slot.startsAt, tx.now));
    await updateBooking(tx, bookingId, { cancelledAt: tx.now });
    await notifyLater(tx, bookingId);
    return { id: await bookSlot(tx, scope, slotId) };
  });
}
