import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { coachBookings, coachSlots } from '#server/db/tables/coaching.ts';
import { companies } from '#server/db/tables/companies.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export type SlotRow = typeof coachSlots.$inferSelect;
export type BookingRow = typeof coachBookings.$inferSelect;

const isActive = () =>
  and(eq(coachBookings.slotId, coachSlots.id), isNull(coachBookings.cancelledAt));

const isOpen = (ctx: Ctx) =>
  and(
    gt(coachSlots.startsAt, ctx.now),
    isNull(coachSlots.cancelledAt),
    // A suspended company offers nothing.
    sql`(${coachSlots.companyId} is null or ${companies.status} = 'approved')`,
    notExists(
      ctx.db
        .select({ one: sql`1` })
        .from(coachBookings)
        .where(isActive()),
    ),
  );

const shown = {
  id: coachSlots.id,
  topic: coachSlots.topic,
  startsAt: coachSlots.startsAt,
  minutes: coachSlots.minutes,
  coachName: users.name,
  companyName: companies.name,
};

/** Serializes what this user does with slots until the transaction ends. */
export async function lockCoaching(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`coaching ${userId}`}, 0))`,
  );
}

const oldestFirst = (paging: Paging) => ({ ...paging, oldestFirst: true });

export async function pageOpenSlots(ctx: Ctx, paging: Paging) {
  const key = keyset({ at: coachSlots.startsAt, id: coachSlots.id }, oldestFirst(paging));
  const rows = await ctx.db
    .select(shown)
    .from(coachSlots)
    .innerJoin(users, eq(users.id, coachSlots.userId))
    .leftJoin(companies, eq(companies.id, coachSlots.companyId))
    .where(key.where(isOpen(ctx)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ startsAt: at, id }) => ({ at, id }));
}

export async function countOpenSlots(ctx: Ctx): Promise<number> {
  const open = ctx.db
    .select({ one: sql`1` })
    .from(coachSlots)
    .leftJoin(companies, eq(companies.id, coachSlots.companyId))
    .where(isOpen(ctx));
  return ctx.db.$count(cappedRows(open));
}

export async function findOpenSlot(ctx: Ctx, slotId: string) {
  const [row] = await ctx.db
    .select(shown)
    .from(coachSlots)
    .innerJoin(users, eq(users.id, coachSlots.userId))
    .leftJoin(companies, eq(companies.id, coachSlots.companyId))
    .where(and(eq(coachSlots.id, slotId), isOpen(ctx)));
  return row;
}

/** The student's bookings that have not ended, soonest first. */
export async function loadUpcoming(ctx: Ctx, studentId: string) {
  return ctx.db
    .select({
      ...shown,
      id: coachBookings.id,
      slotId: coachSlots.id,
      place: coachSlots.place,
    })
    .from(coachBookings)
    .innerJoin(coachSlots, eq(coachSlots.id, coachBookings.slotId))
    .innerJoin(users, eq(users.id, coachSlots.userId))
    .leftJoin(companies, eq(companies.id, coachSlots.companyId))
    .where(
      and(
        eq(coachBookings.userId, studentId),
        isNull(coachBookings.cancelledAt),
        isNull(coachSlots.cancelledAt),
        sql`${coachSlots.startsAt} + ${coachSlots.minutes} * interval '1 minute' > ${ctx.now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(coachSlots.startsAt), asc(coachBookings.id));
}

/** False if somebody else has the slot. */
export async function insertBooking(
  ctx: Ctx,
  row: typeof coachBookings.$inferInsert,
): Promise<boolean> {
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

export async function insertSlot(ctx: Ctx, row: typeof coachSlots.$inferInsert): Promise<void> {
  await ctx.db.insert(coachSlots).values(row);
}

export async function countOwnSlots(ctx: Ctx, userId: string): Promise<number> {
  return ctx.db.$count(
    coachSlots,
    and(
      eq(coachSlots.userId, userId),
      isNull(coachSlots.cancelledAt),
      gt(coachSlots.startsAt, ctx.now),
    ),
  );
}

export async function pageOwnSlots(ctx: Ctx, userId: string, paging: Paging) {
  const key = keyset({ at: coachSlots.startsAt, id: coachSlots.id }, oldestFirst(paging));
  const rows = await ctx.db
    .select({
      id: coachSlots.id,
      topic: coachSlots.topic,
      startsAt: coachSlots.startsAt,
      minutes: coachSlots.minutes,
      place: coachSlots.place,
      studentName: users.name,
    })
    .from(coachSlots)
    .leftJoin(coachBookings, isActive())
    .leftJoin(users, eq(users.id, coachBookings.userId))
    .where(
      key.where(
        eq(coachSlots.userId, userId),
        isNull(coachSlots.cancelledAt),
        gt(coachSlots.startsAt, ctx.now),
      ),
    )
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ startsAt: at, id }) => ({ at, id }));
}

export async function lockOwnSlot(
  ctx: Ctx,
  userId: string,
  slotId: string,
): Promise<SlotRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(coachSlots)
    .where(and(eq(coachSlots.id, slotId), eq(coachSlots.userId, userId)))
    .for('update');
  return row;
}

export async function findActiveBooking(ctx: Ctx, slotId: string): Promise<BookingRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(coachBookings)
    .where(and(eq(coachBookings.slotId, slotId), isNull(coachBookings.cancelledAt)));
  return row;
}

export async function updateSlot(
  ctx: Ctx,
  slotId: string,
  values: Pick<SlotRow, 'cancelledAt'>,
): Promise<void> {
  await ctx.db.update(coachSlots).set(values).where(eq(coachSlots.id, slotId));
}
