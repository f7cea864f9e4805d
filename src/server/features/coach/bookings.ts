import { v7 as uuid } from 'uuid';
import type { CoachBooking, SeenSlot } from '#contract/coach.ts';
import { isOverlapping } from '#domain/coach/is-overlapping.ts';
import { mayChangeBooking, maxBookings } from '#domain/coach/may-change-booking.ts';
import { calendarText } from '#domain/event/calendar-text.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import {
  type BookingRow,
  findCancelled,
  insertBooking,
  lockOwnBooking,
  updateBooking,
} from './coach-booking.store.ts';
import { loadUpcoming, lockCoaching, lockOpenSlot, type SlotRow } from './coach.store.ts';
import { notifyLater } from './notify-later.ts';

/** A student's upcoming bookings, soonest first. The caller must check access. */
export async function loadBookings(ctx: Ctx, studentId: string): Promise<CoachBooking[]> {
  const rows = await loadUpcoming(ctx, studentId);
  return rows.map(({ createdAt: _bookedAt, ...row }) => ({
    ...row,
    mayChange: mayChangeBooking(row.startsAt, ctx.now).ok,
  }));
}

export async function listBookings(ctx: Ctx) {
  return { items: await loadBookings(ctx, requireStudent(ctx).studentId) };
}

/** Books a slot. Of several students at once, one gets it. */
export async function createBooking(ctx: Ctx, seen: SeenSlot) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, scope.studentId);
    return { id: await bookSlot(tx, scope, seen) };
  });
}

/**
 * Refused when the coach changed the time since the student saw it. A booking of the same slot that
 * the student cancelled is taken up again; undone at once, it notifies nobody.
 */
async function bookSlot(tx: Ctx, scope: StudentScope, seen: SeenSlot): Promise<string> {
  const { slotId } = seen;
  const { studentId: userId } = scope;
  const upcoming = await loadUpcoming(tx, userId);
  if (upcoming.length >= maxBookings) throw new AppError('TOO_MANY_BOOKINGS');
  const slot = await lockOpenSlot(tx, slotId);
  if (slot === undefined || !isAsSeen(slot, seen)) throw new AppError('SLOT_TAKEN');
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

const isAsSeen = (slot: SlotRow, { startsAt, minutes }: SeenSlot) =>
  slot.startsAt.getTime() === startsAt.getTime() && slot.minutes === minutes;

/**
 * Books another slot and frees the first one, or does neither. The limit of two hours doesn't apply
 * to a booking that nobody was notified of yet, so that a move can be undone.
 */
export async function moveBooking(
  ctx: Ctx,
  { bookingId, ...seen }: SeenSlot & { bookingId: string },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockCoaching(tx, scope.studentId);
    const found = orNotFound(await lockOwnBooking(tx, scope, bookingId));
    if (found.booking.told !== null) allow(mayChangeBooking(found.slot.startsAt, tx.now));
    await updateBooking(tx, bookingId, { cancelledAt: tx.now });
    await notifyLater(tx, bookingId);
    return { id: await bookSlot(tx, scope, seen) };
  });
}

/**
 * Frees a booked slot. A booking that nobody was notified of yet is just undone, so the limit of
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

type Entry = Pick<SlotRow, 'topic' | 'startsAt' | 'minutes' | 'place'> & {
  booking: Pick<BookingRow, 'id' | 'createdAt'>;
};

export const bookingsUrl = (ctx: Ctx) => `${ctx.publicUrl}/student-dashboard/interviews/coach`;

/** A booking as an iCalendar file. */
export function calendarOfBooking(
  ctx: Ctx,
  { booking, topic, startsAt, minutes, place }: Entry,
  { title, url, isCancelled }: { title: string; url: string; isCancelled: boolean },
): string {
  return calendarText({
    uid: `${booking.id}@${new URL(ctx.publicUrl).host}`,
    writtenAt: ctx.now,
    // Grows with each version, however often the booking is cancelled and taken up again.
    sequence: Math.floor((ctx.now.getTime() - booking.createdAt.getTime()) / 1_000),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    title,
    description: topic,
    place,
    url,
    isCancelled,
  });
}

/** The student's own booking to come, as a file to download. */
export async function loadBookingCalendar(ctx: Ctx, bookingId: string): Promise<string> {
  const { studentId } = requireStudent(ctx);
  const booking = orNotFound(
    (await loadUpcoming(ctx, studentId)).find(({ id }) => id === bookingId),
  );
  const { t } = await findReader(ctx, { userId: studentId });
  const title = t('coach.calendar-title', { name: booking.coachName });
  const shown = { title, url: bookingsUrl(ctx), isCancelled: false };
  return calendarOfBooking(ctx, { ...booking, booking }, shown);
}
