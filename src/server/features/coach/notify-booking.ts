import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { findPerson, lockBooking, updateBooking } from './coach-booking.store.ts';
import { mailBooking } from './mail-booking.ts';

type Found = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;
/** Somebody who leaves is not notified, and named this way, if not by name. */
export type Leaver = { userId: string; namedAs?: string };

/**
 * Notifies coach and student of where a booking stands now. What was undone meanwhile is never
 * mentioned, and each is notified once, however often this runs.
 */
export async function notifyBooking(ctx: Ctx, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, (tx) => notifyNow(tx, bookingId));
}

export async function notifyNow(tx: Ctx, bookingId: string, leaver?: Leaver): Promise<void> {
  const found = await lockBooking(tx, bookingId);
  if (found === undefined) return;
  const { booking, slot } = found;
  const isOff = booking.cancelledAt !== null || slot.cancelledAt !== null;
  const now = isOff ? ('cancelled' as const) : ('booked' as const);
  // Booked and taken back before anybody knew; but a student hears of a coach who calls off.
  const isSilent = isOff && booking.told === null && booking.cancelledAt !== null;
  if (booking.told === now || isSilent) return;
  await updateBooking(tx, bookingId, { told: now });
  const sides = await sidesOf(tx, found, leaver);
  await notifyUsers(
    tx,
    sides.map(({ userId, about }) => ({
      id: uuid(),
      userId,
      data: { kind: `coach.${now}` as const, ...about },
    })),
  );
  for (const { userId, email, about } of sides)
    await mailBooking(tx, { what: now, booking, slot, userId, email, other: about.from });
}

/** Coach and student, each with what a notification for them says. */
export async function sidesOf(tx: Ctx, { booking, slot }: Found, leaver?: Leaver) {
  const [coach, student] = [
    await findPerson(tx, slot.userId),
    await findPerson(tx, booking.userId),
  ];
  if (!coach || !student) return [];
  const nameOf = (userId: string, name: string) =>
    leaver?.userId === userId ? (leaver.namedAs ?? name) : name;
  const { topic, startsAt } = slot;
  const about = { bookingId: booking.id, topic, at: startsAt.toISOString() };
  return [
    {
      userId: slot.userId,
      email: coach.email,
      about: { ...about, from: nameOf(booking.userId, student.name) },
    },
    {
      userId: booking.userId,
      email: student.email,
      about: { ...about, from: nameOf(slot.userId, coach.name) },
    },
  ].filter(({ userId }) => userId !== leaver?.userId);
}
