import { v7 as uuid } from 'uuid';
import { isOverlapping } from '#domain/coach/is-overlapping.ts';
import { mostBookings } from '#domain/coach/may-change-booking.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { findCancelled, insertBooking, updateBooking } from './coach-booking.store.ts';
import { loadUpcoming, lockCoaching, lockOpenSlot } from './coach.store.ts';
import { notifyLater } from './notify-later.ts';

/** Books a slot. Of several students at once, one gets it. */
export async function createBooking(ctx: Ctx, { slotId }: { slotId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, scope.studentId);
    return { id: await bookSlot(tx, scope, slotId) };
  });
}

/** A booking of the same slot that the student cancelled is taken up again: undone at once, nobody is notified. */
export async function bookSlot(tx: Ctx, scope: StudentScope, slotId: string): Promise<string> {
  const { studentId: userId } = scope;
  const upcoming = await loadUpcoming(tx, userId);
  if (upcoming.length >= mostBookings) throw new AppError('TOO_MANY_BOOKINGS');
  const slot = await lockOpenSlot(tx, slotId);
  if (slot === undefined) throw new AppError('SLOT_TAKEN');
  if (upcoming.some((booked) => isOverlapping(booked, slot))) throw new AppError('SLOT_OVERLAPS');
  const cancelled = await findCancelled(tx, scope, slotId);
  const id = cancelled?.id ?? uuid();
  if (cancelled) await updateBooking(tx, id, { cancelledAt: null });
  else if (!(await insertBooking(tx, { id, userId, slotId, createdAt: tx.now })))
    throw new AppError('SLOT_TAKEN');
  await notifyLater(tx, id);
  await notifyHome(tx, userId);
  return id;
}
