import { inArray } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';

type Person = { id: string; name: string; email: string; firstName: string; lastName: string };

/**
 * Inserts an account. Without a password its address is unconfirmed. Returns false if the address
 * is already registered.
 */
export async function insertCompanyAccount(
  ctx: Ctx,
  { firstName, lastName, ...person }: Person,
  credential: { id: string; password: string } | null,
): Promise<boolean> {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const inserted = await ctx.db
    .insert(users)
    .values({ ...person, emailVerified: credential !== null, ...times })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  await ctx.db
    .insert(profiles)
    .values({ id: person.id, userType: 'company', firstName, lastName, ...times });
  if (credential === null) return true;
  await ctx.db.insert(accounts).values({
    ...credential,
    userId: person.id,
    accountId: person.id,
    providerId: 'credential',
    ...times,
  });
  return true;
}

export async function deleteSessions(ctx: Ctx, userIds: string[]): Promise<void> {
  await ctx.db.delete(sessions).where(inArray(sessions.userId, userIds));
}
