import { and, between, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { BookingLead } from '#domain/coach/booking-lead.ts';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { coachBookings, coachSlots } from '#server/db/tables/coaching.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { StudentScope } from '#server/scopes.ts';

export type BookingRow = typeof coachBookings.$inferSelect;

/** The student's cancelled booking of a slot. */
export async function findCancelled(ctx: Ctx, scope: StudentScope, slotId: string) {
  const [row] = await ctx.db
    .select()
    .from(coachBookings)
    .where(and(eq(coachBookings.userId, scope.studentId), eq(coachBookings.slotId, slotId)))
    .orderBy(desc(coachBookings.createdAt))
    .limit(1);
  return row;
}

/** False if somebody else has the slot. */
export async function insertBooking(ctx: Ctx, row: typeof coachBookings.$inferInsert) {
  const inserted = await ctx.db
    .insert(coachBookings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: coachBookings.id });
  return inserted.length === 1;
}

/** The student's active booking with its slot, locked. */
export async function lockOwnBooking(ctx: Ctx, scope: StudentScope, bookingId: string) {
  const [row] = await ctx.db
    .select({ booking: coachBookings, slot: coachSlots })
    .from(coachBookings)
    .innerJoin(coachSlots, eq(coachSlots.id, coachBookings.slotId))
    .where(
      and(
        eq(coachBookings.id, bookingId),
        eq(coachBookings.userId, scope.studentId),
        isNull(coachBookings.cancelledAt),
        isNull(coachSlots.cancelledAt),
      ),
    )
    .for('update', { of: coachBookings });
  return row;
}

export async function updateBooking(
  ctx: Ctx,
  bookingId: string,
  values: Partial<Pick<BookingRow, 'cancelledAt' | 'told'>>,
): Promise<void> {
  await ctx.db.update(coachBookings).set(values).where(eq(coachBookings.id, bookingId));
}

/** A booking with everything that a notification of it says, locked. */
export async function lockBooking(ctx: Ctx, bookingId: string) {
  const [row] = await ctx.db
    .select({ booking: coachBookings, slot: coachSlots, companyName: companies.name })
    .from(coachBookings)
    .innerJoin(coachSlots, eq(coachSlots.id, coachBookings.slotId))
    .leftJoin(companies, eq(companies.id, coachSlots.companyId))
    .where(eq(coachBookings.id, bookingId))
    .for('update', { of: coachBookings });
  return row;
}

export async function findPerson(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function findActiveBooking(ctx: Ctx, slotId: string): Promise<BookingRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(coachBookings)
    .where(and(eq(coachBookings.slotId, slotId), isNull(coachBookings.cancelledAt)));
  return row;
}

/** The bookings of these slots. */
export async function loadActive(ctx: Ctx, slotIds: readonly string[]): Promise<string[]> {
  if (slotIds.length === 0) return [];
  const rows = await ctx.db
    .select({ id: coachBookings.id })
    .from(coachBookings)
    .where(and(inArray(coachBookings.slotId, [...slotIds]), isNull(coachBookings.cancelledAt)));
  return rows.map(({ id }) => id);
}

/** Cancels a student's upcoming bookings, and returns them. */
export async function updateEnded(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .update(coachBookings)
    .set({ cancelledAt: ctx.now })
    .from(coachSlots)
    .where(
      and(
        eq(coachSlots.id, coachBookings.slotId),
        gt(coachSlots.startsAt, ctx.now),
        eq(coachBookings.userId, userId),
        isNull(coachBookings.cancelledAt),
      ),
    )
    .returning({ id: coachBookings.id });
  return rows.map(({ id }) => id);
}

/** Marks bookings that start in this period as reminded, and returns those that were not before. */
export async function updateReminded(
  ctx: Ctx,
  lead: BookingLead,
  { from, to }: { from: Date; to: Date },
): Promise<string[]> {
  const rows = await ctx.db
    .update(coachBookings)
    .set({ reminded: lead })
    .from(coachSlots)
    .where(
      and(
        eq(coachSlots.id, coachBookings.slotId),
        between(coachSlots.startsAt, from, to),
        isNull(coachSlots.cancelledAt),
        isNull(coachBookings.cancelledAt),
        eq(coachBookings.told, 'booked'),
        sql`${coachBookings.reminded} is distinct from ${lead}`,
      ),
    )
    .returning({ id: coachBookings.id });
  return rows.map(({ id }) => id);
}
