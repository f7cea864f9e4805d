import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { recoveryCodes, twoFactors } from '#server/db/tables/account-security.ts';
import { accounts, adminUsers, sessions, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';

export async function findCandidate(ctx: Ctx, email: string) {
  const [row] = await ctx.db
    .select({
      userId: users.id,
      name: users.name,
      emailVerified: users.emailVerified,
      isAdmin: sql<boolean>`coalesce(${adminUsers.isActive}, false)`,
      isSwitchedOff: sql<boolean>`${profiles.isActive} is false`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(adminUsers, sql`lower(${adminUsers.email}) = lower(${users.email})`)
    .where(sql`lower(${users.email}) = ${email}`);
  return row;
}

export async function insertAdminAccount(
  ctx: Ctx,
  person: { id: string; name: string; email: string },
) {
  await ctx.db.insert(users).values({ ...person, createdAt: ctx.now, updatedAt: ctx.now });
}

export async function updateToVerified(
  ctx: Ctx,
  userId: string,
  profile: { firstName: string; lastName: string },
): Promise<void> {
  const change = { updatedAt: ctx.now };
  await ctx.db
    .update(users)
    .set({ emailVerified: true, ...change })
    .where(eq(users.id, userId));
  await ctx.db
    .insert(profiles)
    .values({ id: userId, userType: 'admin', ...profile })
    .onConflictDoUpdate({ target: profiles.id, set: { isActive: true, ...change } });
}

/**
 * Makes this password the only credential: removes other providers and second factors and ends all
 * sessions.
 */
export async function upsertSolePassword(
  ctx: Ctx,
  userId: string,
  row: { id: string; password: string },
) {
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId));
  await ctx.db.delete(accounts).where(eq(accounts.userId, userId));
  await ctx.db.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(accounts)
    .values({ ...row, userId, accountId: userId, providerId: 'credential' });
}

const lockName = 'firstrung administrators';
const isSame = sql`lower(${users.email}) = lower(${adminUsers.email})`;

/** Serializes changes to administrators until the transaction ends. */
export async function lockAdmins(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

/** Administrators with an active entry, an active account and a confirmed address. */
export function loadActingAdmins(tx: Ctx): Promise<{ userId: string; email: string }[]> {
  return tx.db
    .select({ userId: users.id, email: users.email })
    .from(adminUsers)
    .innerJoin(users, isSame)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(adminUsers.isActive, true),
        eq(users.emailVerified, true),
        sql`${profiles.isActive} is not false`,
      ),
    )
    .orderBy(asc(users.id));
}

const maxAdmins = 500;

export async function loadAdminRows(ctx: Ctx) {
  return ctx.db
    .select({
      id: adminUsers.id,
      email: adminUsers.email,
      isActive: adminUsers.isActive,
      createdAt: adminUsers.createdAt,
      userId: users.id,
      name: users.name,
      isEmailConfirmed: users.emailVerified,
      isUserActive: sql<boolean>`${profiles.isActive} is not false`,
      hasTwoFactor: sql<boolean>`${twoFactors.confirmedAt} is not null`,
      version: profiles.version,
    })
    .from(adminUsers)
    .leftJoin(users, isSame)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .orderBy(asc(adminUsers.email))
    .limit(maxAdmins);
}

export async function findAdminRow(tx: Ctx, adminId: string) {
  const [row] = await tx.db
    .select({
      id: adminUsers.id,
      email: adminUsers.email,
      isActive: adminUsers.isActive,
      userId: users.id,
    })
    .from(adminUsers)
    .leftJoin(users, isSame)
    .where(eq(adminUsers.id, adminId));
  return row;
}

/** Returns false if the address is already on the list. */
export async function insertAdminRow(tx: Ctx, row: { id: string; email: string }) {
  const listed = await tx.db.$count(adminUsers, sql`lower(${adminUsers.email}) = ${row.email}`);
  if (listed > 0) return false;
  await tx.db.insert(adminUsers).values({ ...row, createdAt: tx.now, updatedAt: tx.now });
  return true;
}

export async function updateAdminActive(tx: Ctx, id: string, isActive: boolean): Promise<void> {
  await tx.db.update(adminUsers).set({ isActive, updatedAt: tx.now }).where(eq(adminUsers.id, id));
}

export async function deleteAdminRow(tx: Ctx, id: string): Promise<void> {
  await tx.db.delete(adminUsers).where(eq(adminUsers.id, id));
}

/**
 * Adds or reactivates the entry for this address, or removes it when the role is not administrator.
 */
export async function upsertAdminOf(tx: Ctx, row: { id: string; email: string }, isAdmin: boolean) {
  const isListed = sql`lower(${adminUsers.email}) = lower(${row.email})`;
  if (!isAdmin) {
    await tx.db.delete(adminUsers).where(isListed);
    return;
  }
  const updated = await tx.db
    .update(adminUsers)
    .set({ isActive: true, updatedAt: tx.now })
    .where(isListed)
    .returning({ id: adminUsers.id });
  if (updated.length > 0) return;
  await tx.db.insert(adminUsers).values({ ...row, createdAt: tx.now, updatedAt: tx.now });
}
