import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { communityEvents, eventRegistrations } from '#server/db/tables/community.ts';
import { cappedRows, countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

const registered = sql<number>`(select count(*)::int from ${eventRegistrations}
  where ${eq(eventRegistrations.eventId, communityEvents.id)})`;

const columns = {
  id: communityEvents.id,
  slug: communityEvents.slug,
  title: communityEvents.title,
  summary: communityEvents.summary,
  description: communityEvents.description,
  joinUrl: communityEvents.joinUrl,
  startsAt: communityEvents.startsAt,
  endsAt: communityEvents.endsAt,
  timeZone: communityEvents.timeZone,
  places: communityEvents.places,
  createdAt: communityEvents.createdAt,
  cancelledAt: communityEvents.cancelledAt,
  registered,
};

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** Upcoming events, soonest first, or past ones, latest first. */
export async function pageEvents(ctx: Ctx, isUpcoming: boolean, paging: Paging) {
  const key = keyset(
    { at: communityEvents.startsAt, id: communityEvents.id },
    { ...paging, oldestFirst: isUpcoming },
  );
  const rows = await ctx.db
    .select(columns)
    .from(communityEvents)
    .where(key.where(isOver(ctx.now, isUpcoming)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.startsAt, id: row.id }));
}

export async function countEvents(ctx: Ctx, isUpcoming: boolean): Promise<number> {
  return countCapped(ctx, communityEvents, isOver(ctx.now, isUpcoming));
}

const isOver = (now: Date, isUpcoming: boolean) =>
  isUpcoming ? gt(communityEvents.endsAt, now) : lte(communityEvents.endsAt, now);

export async function pageAllEvents(ctx: Ctx, paging: Paging) {
  const key = keyset({ at: communityEvents.startsAt, id: communityEvents.id }, paging);
  const rows = await ctx.db
    .select(columns)
    .from(communityEvents)
    .where(key.where())
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.startsAt, id: row.id }));
}

export async function countAllEvents(ctx: Ctx): Promise<number> {
  return ctx.db.$count(cappedRows(ctx.db.select({ one: sql`1` }).from(communityEvents)));
}

export async function findEvent(ctx: Ctx, slug: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(communityEvents)
    .where(eq(communityEvents.slug, slug));
  return row;
}

/** Locks the event against registrations and changes until the transaction ends. */
export async function lockEvent(ctx: Ctx, which: { id: string } | { slug: string }) {
  const isIt =
    'id' in which ? eq(communityEvents.id, which.id) : eq(communityEvents.slug, which.slug);
  const [found] = await ctx.db
    .select({ slug: communityEvents.slug })
    .from(communityEvents)
    .where(isIt)
    .for('update');
  // A separate statement sees registrations that were committed while this one waited for the lock.
  return found && findEvent(ctx, found.slug);
}

export async function countSlugs(ctx: Ctx, slug: string): Promise<number> {
  return ctx.db.$count(communityEvents, eq(communityEvents.slug, slug));
}

export async function insertEvent(ctx: Ctx, row: typeof communityEvents.$inferInsert) {
  await ctx.db.insert(communityEvents).values(row);
}

export async function updateEventRow(
  ctx: Ctx,
  id: string,
  change: Partial<typeof communityEvents.$inferInsert>,
): Promise<void> {
  await ctx.db.update(communityEvents).set(change).where(eq(communityEvents.id, id));
}

export async function findRegistration(ctx: Ctx, eventId: string, email: string) {
  const [row] = await ctx.db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        sql`lower(${eventRegistrations.email}) = lower(${email})`,
      ),
    );
  return row;
}

export async function insertRegistration(ctx: Ctx, row: typeof eventRegistrations.$inferInsert) {
  await ctx.db.insert(eventRegistrations).values(row);
}

export async function loadRegistered(ctx: Ctx, eventId: string) {
  return ctx.db
    .select({
      id: eventRegistrations.id,
      name: eventRegistrations.name,
      email: eventRegistrations.email,
      userId: eventRegistrations.userId,
    })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId))
    .orderBy(eventRegistrations.createdAt, desc(eventRegistrations.id));
}

export async function deleteRegistration(ctx: Ctx, cancelHash: string) {
  const [row] = await ctx.db
    .delete(eventRegistrations)
    .where(eq(eventRegistrations.cancelHash, cancelHash))
    .returning({ userId: eventRegistrations.userId });
  return row;
}

const isOwn = (eventId: string, userId: string) =>
  and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId));

export async function loadOwnAddresses(ctx: Ctx, eventId: string, userId: string) {
  const rows = await ctx.db
    .select({ email: eventRegistrations.email })
    .from(eventRegistrations)
    .where(isOwn(eventId, userId))
    .orderBy(asc(eventRegistrations.createdAt), asc(eventRegistrations.id));
  return rows.map(({ email }) => email);
}

export async function deleteOwnRegistrations(ctx: Ctx, eventId: string, userId: string) {
  await ctx.db.delete(eventRegistrations).where(isOwn(eventId, userId));
}

export async function loadEventAddresses(ctx: Ctx, part: number, size: number) {
  const { cancelledAt, createdAt } = communityEvents;
  return ctx.db
    .select({
      slug: communityEvents.slug,
      changedAt: sql<Date>`greatest(${createdAt}, ${cancelledAt})`.mapWith(createdAt),
    })
    .from(communityEvents)
    .orderBy(asc(communityEvents.id))
    .limit(size)
    .offset(part * size);
}

export async function countEventAddresses(ctx: Ctx): Promise<number> {
  return ctx.db.$count(communityEvents);
}
