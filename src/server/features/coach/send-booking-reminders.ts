import { v7 as uuid } from 'uuid';
import { bookingLeads } from '#domain/coach/booking-lead.ts';
import { dueDates } from '#domain/drive/reminder.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { lockBooking, updateReminded } from './coach-booking.store.ts';
import { sidesOf } from './notify-booking.ts';

/**
 * Reminds coach and student a day and three hours before a booking starts. A booking is marked in
 * the transaction that sends its reminders, so they are sent once.
 */
export async function sendBookingReminders(ctx: Ctx): Promise<void> {
  for (const lead of bookingLeads)
    await inTransaction(ctx, async (tx) => {
      for (const bookingId of await updateReminded(tx, lead, dueDates(lead, tx.now))) {
        const found = await lockBooking(tx, bookingId);
        if (found === undefined) continue;
        const sides = await sidesOf(tx, found);
        await notifyUsers(
          tx,
          sides.map(({ userId, about }) => ({
            id: uuid(),
            userId,
            data: { kind: 'coach.reminder' as const, ...about, lead },
          })),
        );
      }
    });
}
