import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadBookings } from './load-bookings.ts';

export async function listBookings(ctx: Ctx) {
  return { items: await loadBookings(ctx, requireStudent(ctx).studentId) };
}
