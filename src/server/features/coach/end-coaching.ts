import { type Ctx, inTransaction } from '#server/context.ts';
import { loadActive, lockBooking, updateEnded } from './coach-booking.store.ts';
import { type EndedSlots, updateEndedSlots } from './coach.store.ts';
import { notifyNow } from './notify-booking.ts';

/**
 * Cancels the slots of coaches who may offer none any more, such as those who left their company, and
 * notifies the students who booked them.
 */
export async function cancelSlotsWithoutCoach(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, (tx) => endSlots(tx, 'without-coach'));
}

/** Cancels what somebody offered and booked before the account is deleted, and notifies the others. */
export async function endCoaching(tx: Ctx, userId: string, namedAs: string): Promise<void> {
  await endSlots(tx, { userId }, namedAs);
  for (const bookingId of await updateEnded(tx, userId))
    await notifyNow(tx, bookingId, { userId, namedAs });
}

/** Cancels slots, and notifies the students who booked them under the given name of the coach. */
export async function endSlots(tx: Ctx, ended: EndedSlots, namedAs?: string): Promise<void> {
  for (const bookingId of await loadActive(tx, await updateEndedSlots(tx, ended))) {
    const found = await lockBooking(tx, bookingId);
    if (found === undefined) continue;
    const { userId } = found.slot;
    await notifyNow(tx, bookingId, { userId, ...(namedAs !== undefined && { namedAs }) });
  }
}
