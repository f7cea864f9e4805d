import { mayChangeBooking } from '#domain/coach/may-change-booking.ts';
import { allow, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOwnBooking, updateBooking } from './coach-booking.store.ts';
import { notifyLater } from './notify-later.ts';

/**
 * Frees a booked slot. A booking that nobody was notified of yet is just taken back, so the limit of
 * two hours doesn't apply to it.
 */
export async function cancelBooking(ctx: Ctx, { bookingId }: { bookingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockOwnBooking(tx, scope, bookingId));
    if (found.booking.told !== null) allow(mayChangeBooking(found.slot.startsAt, tx.now));
    await updateBooking(tx, bookingId, { cancelledAt: tx.now });
    await notifyLater(tx, bookingId);
    await notifyHome(tx, scope.studentId);
    return { id: bookingId };
  });
}
