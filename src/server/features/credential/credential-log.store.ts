import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { credentialHeads, credentialLog } from '#server/db/tables/credentials.ts';

export type HeadRow = typeof credentialHeads.$inferSelect;

/** Adds an entry at the end of the log, one process after the other; returns its place. */
export async function insertEntry(ctx: Ctx, entry: Uint8Array): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('credential log', 0))`);
  const [last] = await ctx.db
    .select({ place: credentialLog.place })
    .from(credentialLog)
    .orderBy(desc(credentialLog.place))
    .limit(1);
  const place = last === undefined ? 0 : last.place + 1;
  await ctx.db.insert(credentialLog).values({ place, entry, createdAt: ctx.now });
  return place;
}

/** The first entries of the log, in order. */
export async function loadEntries(ctx: Ctx, size: number): Promise<Uint8Array[]> {
  const rows = await ctx.db
    .select({ entry: credentialLog.entry })
    .from(credentialLog)
    .orderBy(asc(credentialLog.place))
    .limit(size);
  return rows.map(({ entry }) => entry);
}

/** The entries between two places, in order. */
export async function loadLeaves(
  ctx: Ctx,
  { from, until }: { from: number; until: number },
): Promise<Uint8Array[]> {
  const rows = await ctx.db
    .select({ entry: credentialLog.entry })
    .from(credentialLog)
    .where(and(gte(credentialLog.place, from), lt(credentialLog.place, until)))
    .orderBy(asc(credentialLog.place));
  return rows.map(({ entry }) => entry);
}

/** How many entries the log had at that time: those before the first later one. */
export async function countEntries(ctx: Ctx, before: Date): Promise<number> {
  const [row] = await ctx.db
    .select({
      size: sql<number>`coalesce(
        min(${credentialLog.place}) filter (where ${credentialLog.createdAt} >= ${before.toISOString()}),
        max(${credentialLog.place}) + 1,
        0)::int`,
    })
    .from(credentialLog);
  return row?.size ?? 0;
}

/** All signed heads, oldest first. */
export async function loadHeads(ctx: Ctx): Promise<HeadRow[]> {
  return ctx.db.select().from(credentialHeads).orderBy(asc(credentialHeads.size));
}

export async function findLastHead(ctx: Ctx): Promise<HeadRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(credentialHeads)
    .orderBy(desc(credentialHeads.size))
    .limit(1);
  return row;
}

/** The first signed head that contains a place of the log. */
export async function findHeadOver(ctx: Ctx, place: number): Promise<HeadRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(credentialHeads)
    .where(gte(credentialHeads.size, place + 1))
    .orderBy(asc(credentialHeads.size))
    .limit(1);
  return row;
}

export async function findHead(ctx: Ctx, day: string): Promise<HeadRow | undefined> {
  const [row] = await ctx.db.select().from(credentialHeads).where(eq(credentialHeads.day, day));
  return row;
}

export async function loadHeadsOf(ctx: Ctx, keyId: string): Promise<HeadRow[]> {
  return ctx.db.select().from(credentialHeads).where(eq(credentialHeads.keyId, keyId));
}

/** Another signature over the same log. */
export async function updateHead(
  ctx: Ctx,
  day: string,
  change: Pick<HeadRow, 'keyId' | 'signature'>,
): Promise<void> {
  await ctx.db.update(credentialHeads).set(change).where(eq(credentialHeads.day, day));
}

/** The place of an entry that the log had before a moment. */
export async function findEntryBefore(ctx: Ctx, entry: Uint8Array, before: Date) {
  const [row] = await ctx.db
    .select({ place: credentialLog.place })
    .from(credentialLog)
    .where(and(eq(credentialLog.entry, entry), lt(credentialLog.createdAt, before)))
    .limit(1);
  return row?.place;
}

/** Keeps the head of a day that has one. */
export async function insertHead(ctx: Ctx, row: HeadRow): Promise<void> {
  await ctx.db.insert(credentialHeads).values(row).onConflictDoNothing();
}

export async function findEntry(ctx: Ctx, place: number): Promise<Uint8Array | undefined> {
  const [row] = await ctx.db
    .select({ entry: credentialLog.entry })
    .from(credentialLog)
    .where(eq(credentialLog.place, place));
  return row?.entry;
}
