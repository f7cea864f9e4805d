import { eq, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { signInFailures } from '#server/db/tables/account-security.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';

type Limit = { max: number; windowMs: number };

/** Counts one request under this key; null while it is within the limit, else the seconds to wait. */
export async function upsertRequest(
  db: Db,
  key: string,
  now: Date,
  { max, windowMs }: Limit,
): Promise<number | null> {
  const at = now.getTime();
  const isOver = sql`${rateLimits.lastRequest} <= ${at - windowMs}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ id: uuid(), key, count: 1, lastRequest: at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${at} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, since: rateLimits.lastRequest });
  if (row === undefined || row.count <= max) return null;
  return Math.max(1, Math.ceil((row.since + windowMs - at) / 1_000));
}

/**
 * Counts one attempt before it is checked, so that many at once are counted too; null while it may be checked, else
 * when the next may. `delays` are the seconds after the first, the second … attempt. A day without attempts resets the count.
 */
export async function upsertAttempt(
  ctx: Ctx,
  key: string,
  delays: readonly number[],
): Promise<Date | null> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const isOld = sql`${signInFailures.lastAt} < ${new Date(ctx.now.getTime() - dayMs).toISOString()}::timestamptz`;
  const next = sql`case when ${isOld} then 1 else ${signInFailures.failures} + 1 end`;
  const all = sql`${sql.param([...delays])}::int[]`;
  // Where there is no wait nothing is blocked, not even who began a moment earlier and is counted after.
  const until = (count: typeof next) =>
    sql`${now} + make_interval(secs => nullif((${all})[least(${count}, ${delays.length})], 0))`;
  const rows = await ctx.db
    .insert(signInFailures)
    .values({ key, failures: 1, lastAt: ctx.now, blockedUntil: until(sql`1`) })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: { failures: next, lastAt: ctx.now, blockedUntil: until(next) },
      setWhere: sql`${signInFailures.blockedUntil} is null or ${signInFailures.blockedUntil} <= ${now}`,
    })
    .returning({ key: signInFailures.key });
  if (rows.length > 0) return null;
  const [row] = await ctx.db
    .select({ blockedUntil: signInFailures.blockedUntil })
    .from(signInFailures)
    .where(eq(signInFailures.key, key));
  // A correct password has reset the attempts in the meantime: this attempt was not counted, so it
  // is not checked.
  return row?.blockedUntil ?? ctx.now;
}

export async function deleteAttempts(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Removes counts that no limit looks at any more. */
export async function deleteOldCounts(db: Db, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, before.getTime()));
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, before));
}
