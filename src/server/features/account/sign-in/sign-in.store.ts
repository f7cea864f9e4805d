import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { insertActiveDay } from '#server/db/active-day.ts';
import { knownDevices } from '#server/db/tables/account-security.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';

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

/** Starts a session; signing in counts as activity of the day. */
export async function insertSession(ctx: Ctx, row: typeof sessions.$inferInsert): Promise<void> {
  await ctx.db.insert(sessions).values(row);
  await insertActiveDay(ctx.db, row.userId, ctx.now);
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
