import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { knownDevices, signInFailures } from '#server/db/tables/account-security.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The account and stored password for this lower-case address. */
export async function findSignIn(ctx: Ctx, email: string) {
  const [row] = await ctx.db
    .select({
      userId: users.id,
      emailVerified: users.emailVerified,
      temporaryPasswordUntil: users.temporaryPasswordUntil,
      password: accounts.password,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(sql`lower(${users.email}) = ${email}`);
  return row;
}

export async function findDevice(ctx: Ctx, userId: string, tokenHash: string) {
  const [row] = await ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash)));
  return row;
}

export async function countDevices(ctx: Ctx, userId: string): Promise<number> {
  return ctx.db.$count(knownDevices, eq(knownDevices.userId, userId));
}

export async function deleteDevices(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

export async function upsertDevice(
  ctx: Ctx,
  device: { userId: string; tokenHash: string; userAgent: string | null },
): Promise<void> {
  const times = { createdAt: ctx.now, lastSeenAt: ctx.now };
  await ctx.db
    .insert(knownDevices)
    .values({ id: uuid(), ...device, ...times })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { ...device, ...times } });
}

/**
 * Counts a guess before it is checked, so that parallel guesses count too. Returns null if it may
 * be checked, otherwise when the next may be. `waits` are the seconds after the first, second…
 * guess. The count resets after a day without guesses.
 */
export async function upsertGuess(
  ctx: Ctx,
  key: string,
  waits: readonly number[],
): Promise<Date | null> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const isOld = sql`${signInFailures.lastAt} < ${new Date(ctx.now.getTime() - dayMs).toISOString()}::timestamptz`;
  const next = sql`case when ${isOld} then 1 else ${signInFailures.failures} + 1 end`;
  const all = sql`${sql.param([...waits])}::int[]`;
  // Without a delay nothing is blocked, not even a request that began earlier and is counted later.
  const until = (count: typeof next) =>
    sql`${now} + make_interval(secs => nullif((${all})[least(${count}, ${waits.length})], 0))`;
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
  // A correct password has reset the count meanwhile. This guess was not counted, so it is not
  // checked.
  return row?.blockedUntil ?? ctx.now;
}

export async function deleteGuesses(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.delete(signInFailures).where(eq(signInFailures.key, key));
}

export async function insertSession(ctx: Ctx, row: typeof sessions.$inferInsert): Promise<void> {
  await ctx.db.insert(sessions).values(row);
}

export async function findSessionOwner(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.token, tokenHash));
  return row;
}

export async function deleteSession(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.id, id));
}
