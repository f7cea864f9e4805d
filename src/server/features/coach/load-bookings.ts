import type { CoachBooking } from '#contract/coach.ts';
import { mayChangeBooking } from '#domain/coach/may-change-booking.ts';
import type { Ctx } from '#server/context.ts';
import { loadUpcoming } from './coach.store.ts';

/** A student's bookings to come, soonest first. The caller must check access. */
export async function loadBookings(ctx: Ctx, studentId: string): Promise<CoachBooking[]> {
  const rows = await loadUpcoming(ctx, studentId);
  return rows.map(({ createdAt: _bookedAt, ...row }) => ({
    ...row,
    mayChange: mayChangeBooking(row.startsAt, ctx.now).ok,
  }));
}
