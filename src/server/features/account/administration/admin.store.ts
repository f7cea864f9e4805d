import { and, eq, sql } from 'drizzle-orm';
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

export async function upsertAdmin(ctx: Ctx, row: { id: string; email: string }): Promise<void> {
  const updated = await ctx.db
    .update(adminUsers)
    .set({ isActive: true, updatedAt: ctx.now })
    .where(and(sql`lower(${adminUsers.email}) = ${row.email}`))
    .returning({ id: adminUsers.id });
  if (updated.length === 0) await ctx.db.insert(adminUsers).values(row);
}
