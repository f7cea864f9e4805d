import { v7 as uuid } from 'uuid';
import { mostBookings } from '#domain/coach/may-change-booking.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { findOpenSlot, insertBooking, loadUpcoming, lockCoaching } from './coach.store.ts';
import { notifyLater } from './notify-later.ts';

/** Books a slot. Of several students at once, one gets it. */
export async function createBooking(ctx: Ctx, { slotId }: { slotId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, scope.studentId);
    return { id: await bookSlot(tx, scope, slotId) };
  });
}

export async function bookSlot(tx: Ctx, scope: StudentScope, slotId: string): Promise<string> {
  const { studentId: userId } = scope;
  if ((await loadUpcoming(tx, userId)).length >= mostBookings)
    throw new AppError('TOO_MANY_BOOKINGS');
  if ((await findOpenSlot(tx, slotId)) === undefined) throw new AppError('SLOT_TAKEN');
  const id = uuid();
  if (!(await insertBooking(tx, { id, userId, slotId, createdAt: tx.now })))
    throw new AppError('SLOT_TAKEN');
  await notifyLater(tx, id);
  await notifyHome(tx, userId);
  return id;
}
