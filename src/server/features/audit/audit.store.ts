import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';

const lockName = 'firstrung audit log';

/**
 * Serializes entries until the transaction ends, so that positions have no gap and each hash
 * follows the previous one.
 */
export async function lockAudit(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

export async function findLastEntry(ctx: Ctx) {
  const [row] = await ctx.db
    .select({ place: auditEntries.place, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.place))
    .limit(1);
  return row;
}

export async function findEntry(ctx: Ctx, place: number) {
  const [row] = await ctx.db
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.place, place));
  return row;
}

export async function insertEntry(ctx: Ctx, row: typeof auditEntries.$inferInsert): Promise<void> {
  await ctx.db.insert(auditEntries).values(row);
}

export async function pageEntries(ctx: Ctx, afterPlace: number, limit: number) {
  return ctx.db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.place, afterPlace))
    .orderBy(asc(auditEntries.place))
    .limit(limit);
}
