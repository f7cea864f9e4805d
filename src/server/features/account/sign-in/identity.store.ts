import { and, eq, like } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { accounts, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';

export type Provided = { providerId: string; accountId: string };

const isProvided = ({ providerId, accountId }: Provided) =>
  and(eq(accounts.providerId, providerId), eq(accounts.accountId, accountId));

/** Serializes sign-ins with the same identity until the transaction ends. */
export async function lockIdentity(ctx: Ctx, { providerId, accountId }: Provided): Promise<void> {
  await lockUntilCommit(ctx, `${providerId} ${accountId}`);
}

export async function findOwner(ctx: Ctx, provided: Provided) {
  const [row] = await ctx.db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(isProvided(provided));
  return row;
}

export async function findIdentity(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), like(accounts.providerId, 'oidc:%')));
  return row;
}

export async function insertIdentity(ctx: Ctx, userId: string, provided: Provided): Promise<void> {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(accounts).values({ id: uuid(), userId, ...provided, ...times });
}

export async function deleteIdentities(ctx: Ctx, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), like(accounts.providerId, 'oidc:%')))
    .returning({ id: accounts.id });
  return rows.length > 0;
}

type Person = { id: string; name: string; email: string; firstName: string; lastName: string };

/**
 * Inserts a student whose address the provider has confirmed. Returns false if the address is
 * already registered.
 */
export async function insertProvidedStudent(
  ctx: Ctx,
  { firstName, lastName, ...person }: Person,
): Promise<boolean> {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const inserted = await ctx.db
    .insert(users)
    .values({ ...person, emailVerified: true, ...times })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  await ctx.db
    .insert(profiles)
    .values({ id: person.id, userType: 'student', firstName, lastName, ...times });
  return true;
}
