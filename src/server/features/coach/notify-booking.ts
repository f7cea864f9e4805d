import { v7 as uuid } from 'uuid';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { findPerson, lockBooking, updateBooking } from './coach.store.ts';
import { mailBooking } from './mail-booking.ts';

/**
 * Notifies coach and student of where a booking stands now. What was undone meanwhile is never
 * mentioned, and each is notified once, however often this runs.
 */
export async function notifyBooking(ctx: Ctx, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockBooking(tx, bookingId);
    if (found === undefined) return;
    const { booking, slot } = found;
    const isOff = booking.cancelledAt !== null || slot.cancelledAt !== null;
    const now = isOff ? ('cancelled' as const) : ('booked' as const);
    // Booked and taken back before anybody knew; but a student hears of a coach who calls off.
    const isSilent = isOff && booking.told === null && booking.cancelledAt !== null;
    if (booking.told === now || isSilent) return;
    await updateBooking(tx, bookingId, { told: now });
    const [coach, student] = [
      await findPerson(tx, slot.userId),
      await findPerson(tx, booking.userId),
    ];
    if (!coach || !student) return;
    const sides = [
      { userId: slot.userId, person: coach, other: student.name },
      { userId: booking.userId, person: student, other: coach.name },
    ];
    const { topic, startsAt } = slot;
    await notifyUsers(
      tx,
      sides.map(({ userId, other }) => ({
        id: uuid(),
        userId,
        data: {
          kind: `coach.${now}` as const,
          bookingId,
          topic,
          from: other,
          at: startsAt.toISOString(),
        },
      })),
    );
    for (const { userId, person, other } of sides)
      await mailBooking(tx, { what: now, booking, slot, userId, email: person.email, other });
  });
}
