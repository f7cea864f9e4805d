import { no, type Verdict, yes } from '#domain/refusals.ts';

/** A booking can be moved or cancelled until this long before it starts. */
export const changeUntilMs = 2 * 60 * 60_000;
/** Upcoming bookings, for one student. */
export const maxBookings = 3;
/** Slots to come, for one coach. */
export const maxSlots = 50;

export function mayChangeBooking(startsAt: Date, now: Date): Verdict {
  return startsAt.getTime() - now.getTime() >= changeUntilMs ? yes : no('BOOKING_TOO_LATE');
}
