import { and, asc, between, desc, eq, gt, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import type { BookingLead } from '#domain/coach/booking-lead.ts';
import type { Ctx } from '#server/context.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { coachBookings, coachSlots } from '#server/db/tables/coaching.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export type SlotRow = typeof coachSlots.$inferSelect;
export type BookingRow = typeof coachBookings.$inferSelect;

const isActive = () =>
  and(eq(coachBookings.slotId, coachSlots.id), isNull(coachBookings.cancelledAt));

/** Whoever offered the slot is still an administrator, or a member of that approved company. */
const hasCoach = sql`exists (
  select 1 from ${users} left join ${profiles} on ${profiles.id} = ${users.id}
  where ${users.id} = ${coachSlots.userId} and ${profiles.isActive} is not false and case
    when ${coachSlots.companyId} is null then ${users.emailVerified} and exists (
      select 1 from ${adminUsers}
      where lower(${adminUsers.email}) = lower(${users.email}) and ${adminUsers.isActive})
    else exists (
      select 1 from ${companyMembers} join ${companies} on ${companies.id} = ${companyMembers.companyId}
      where ${companyMembers.userId} = ${users.id} and ${companies.id} = ${coachSlots.companyId}
        and ${companies.status} = 'approved' and ${companies.isActive}) end)`;

const isToCome = (ctx: Ctx) =>
  and(gt(coachSlots.startsAt, ctx.now), isNull(coachSlots.cancelledAt));

const endsAt = sql`(${coachSlots.startsAt} + ${coachSlots.minutes} * interval '1 minute')`;
const isNotOver = (ctx: Ctx) => sql`${endsAt} > ${ctx.now.toISOString()}::timestamptz`;

const isOpen = (ctx: Ctx) =>
  and(
    isToCome(ctx),
    hasCoach,
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

/** Who offers slots, and for which company; null for administrators. */
export type Coach = { userId: string; companyId: string | null };

/** Slots that were offered for a former company are no longer the coach's. */
const isOwn = ({ userId, companyId }: Coach) =>
  and(
    eq(coachSlots.userId, userId),
    companyId === null ? isNull(coachSlots.companyId) : eq(coachSlots.companyId, companyId),
  );

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
    .where(isOpen(ctx));
  return ctx.db.$count(cappedRows(open));
}

/** An open slot, locked against being cancelled. */
export async function lockOpenSlot(ctx: Ctx, slotId: string): Promise<SlotRow | undefined> {
  const isIt = eq(coachSlots.id, slotId);
  await ctx.db.select({ id: coachSlots.id }).from(coachSlots).where(isIt).for('update');
  // Read after the wait for the lock, when other bookings are visible.
  const [row] = await ctx.db
    .select()
    .from(coachSlots)
    .where(and(isIt, isOpen(ctx)));
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
      createdAt: coachBookings.createdAt,
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
        isNotOver(ctx),
      ),
    )
    .orderBy(asc(coachSlots.startsAt), asc(coachBookings.id));
}

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

export async function countOwnSlots(ctx: Ctx, coach: Coach): Promise<number> {
  return ctx.db.$count(
    coachSlots,
    and(isOwn(coach), isNull(coachSlots.cancelledAt), isNotOver(ctx)),
  );
}

/** Whether the coach has a slot in this period already. */
export async function hasOverlap(
  ctx: Ctx,
  coach: Coach,
  { startsAt, minutes }: Pick<SlotRow, 'startsAt' | 'minutes'>,
): Promise<boolean> {
  const until = new Date(startsAt.getTime() + minutes * 60_000).toISOString();
  const overlaps = and(
    isOwn(coach),
    isNull(coachSlots.cancelledAt),
    sql`${coachSlots.startsAt} < ${until}::timestamptz`,
    sql`${endsAt} > ${startsAt.toISOString()}::timestamptz`,
  );
  return (await ctx.db.$count(coachSlots, overlaps)) > 0;
}

export async function pageOwnSlots(ctx: Ctx, coach: Coach, paging: Paging) {
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
    .where(key.where(isOwn(coach), isNull(coachSlots.cancelledAt), isNotOver(ctx)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ startsAt: at, id }) => ({ at, id }));
}

/** A coach's slot that has not started, locked. */
export async function lockOwnSlot(
  ctx: Ctx,
  coach: Coach,
  slotId: string,
): Promise<SlotRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(coachSlots)
    .where(and(eq(coachSlots.id, slotId), isOwn(coach), gt(coachSlots.startsAt, ctx.now)))
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

/** Whose slots end: those of a person, of a company, or of coaches who may offer none any more. */
export type EndedSlots = { userId: string } | { companyId: string } | 'without-coach';

/** Cancels slots to come, and returns their bookings. */
export async function cancelSlots(ctx: Ctx, ended: EndedSlots): Promise<string[]> {
  const condition =
    ended === 'without-coach'
      ? not(hasCoach)
      : 'userId' in ended
        ? eq(coachSlots.userId, ended.userId)
        : eq(coachSlots.companyId, ended.companyId);
  const cancelled = await ctx.db
    .update(coachSlots)
    .set({ cancelledAt: ctx.now })
    .where(and(isToCome(ctx), condition))
    .returning({ id: coachSlots.id });
  const slotIds = cancelled.map(({ id }) => id);
  if (slotIds.length === 0) return [];
  const rows = await ctx.db
    .select({ id: coachBookings.id })
    .from(coachBookings)
    .where(and(inArray(coachBookings.slotId, slotIds), isNull(coachBookings.cancelledAt)));
  return rows.map(({ id }) => id);
}

/** Cancels a student's bookings to come, and returns them. */
export async function cancelBookings(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .update(coachBookings)
    .set({ cancelledAt: ctx.now })
    .from(coachSlots)
    .where(
      and(
        eq(coachSlots.id, coachBookings.slotId),
        isToCome(ctx),
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
