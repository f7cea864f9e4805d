import { calendarText } from '#domain/event/calendar-text.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireStudent } from '#server/scopes.ts';
import type { BookingRow } from './coach-booking.store.ts';
import { loadUpcoming, type SlotRow } from './coach.store.ts';

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
