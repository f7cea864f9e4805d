import { and, asc, eq, gt, isNull, ne, not, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { coachBookings, coachSlots } from '#server/db/tables/coaching.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

export type SlotRow = typeof coachSlots.$inferSelect;

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
  await lockUntilCommit(ctx, `coaching ${userId}`);
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
  return countCapped(ctx, coachSlots, isOpen(ctx));
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

/** Everything that a coach offers and that has not ended. */
export async function loadUpcomingSlots(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ startsAt: coachSlots.startsAt, minutes: coachSlots.minutes })
    .from(coachSlots)
    .where(and(eq(coachSlots.userId, userId), isNull(coachSlots.cancelledAt), isNotOver(ctx)));
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

/** How many other slots the coach has in this period. */
export async function countOverlaps(
  ctx: Ctx,
  coach: Coach,
  { startsAt, minutes }: Pick<SlotRow, 'startsAt' | 'minutes'>,
  slotId?: string,
): Promise<number> {
  const until = new Date(startsAt.getTime() + minutes * 60_000).toISOString();
  const overlaps = and(
    isOwn(coach),
    isNull(coachSlots.cancelledAt),
    slotId === undefined ? undefined : ne(coachSlots.id, slotId),
    sql`${coachSlots.startsAt} < ${until}::timestamptz`,
    sql`${endsAt} > ${startsAt.toISOString()}::timestamptz`,
  );
  return ctx.db.$count(coachSlots, overlaps);
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
export async function lockOwnSlot(ctx: Ctx, coach: Coach, slotId: string) {
  const [row] = await ctx.db
    .select()
    .from(coachSlots)
    .where(and(eq(coachSlots.id, slotId), isOwn(coach), gt(coachSlots.startsAt, ctx.now)))
    .for('update');
  return row;
}

type SlotChange = Partial<
  Pick<SlotRow, 'topic' | 'startsAt' | 'minutes' | 'place' | 'cancelledAt'>
>;

export async function updateSlotRow(ctx: Ctx, slotId: string, values: SlotChange) {
  await ctx.db.update(coachSlots).set(values).where(eq(coachSlots.id, slotId));
}

/** Whose slots end: those of a person, of a company, or of coaches who may no longer offer any. */
export type EndedSlots = { userId: string } | { companyId: string } | 'without-coach';

/** Cancels slots to come, and returns them. */
export async function updateEndedSlots(ctx: Ctx, ended: EndedSlots): Promise<string[]> {
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
  return cancelled.map(({ id }) => id);
}
