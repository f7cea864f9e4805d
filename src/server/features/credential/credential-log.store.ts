import { asc, desc, eq, gte, sql } from 'drizzle-orm';
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

/** How many entries the log had at a time. Whoever came late stands behind those after it. */
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
