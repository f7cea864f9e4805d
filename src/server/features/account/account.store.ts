import { and, eq, not, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { UserType } from '#domain/account/user-type.ts';
import type { Ctx } from '#server/context.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { accounts, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

const accountOf = prepareOnce((db) =>
  db
    .select({
      email: users.email,
      firstName: sql<string>`coalesce(${profiles.firstName}, split_part(btrim(${users.name}), ' ', 1))`,
      lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
      phone: profiles.phone,
      theme: profiles.theme,
      photoId: profiles.photoFileId,
      companyName: companies.name,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(companies, eq(companies.id, sql`${sql.placeholder('companyId')}::uuid`))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('account of a user'),
);

/** An account as its owner sees it, with the company that the owner acts for; without a profile, named as its user. */
export async function findAccount(ctx: Ctx, userId: string, companyId: string | null) {
  const [row] = await accountOf(ctx.db).execute({ userId, companyId });
  return row;
}

export async function updateTheme(ctx: Ctx, userId: string, theme: 'light' | 'dark' | 'system') {
  await ctx.db.update(profiles).set({ theme }).where(eq(profiles.id, userId));
}

type NewUser = {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  userType: UserType;
  /** The hashed password; null until the owner sets one. */
  password: string | null;
};

const credentialOf = (userId: string) => ({
  id: uuid(),
  userId,
  accountId: userId,
  providerId: 'credential',
});

/** Inserts an account with its profile. Returns false if the address is already registered. */
export async function insertUser(
  ctx: Ctx,
  { userType, firstName, lastName, password, ...user }: NewUser,
): Promise<boolean> {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const inserted = await ctx.db
    .insert(users)
    .values({ ...user, ...times })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  await ctx.db.insert(profiles).values({ id: user.id, userType, firstName, lastName, ...times });
  if (password !== null)
    await ctx.db.insert(accounts).values({ ...credentialOf(user.id), password, ...times });
  return true;
}

export async function findUser(ctx: Ctx, email: string) {
  const [row] = await ctx.db
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

export async function findPassword(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ password: accounts.password, temporaryUntil: users.temporaryPasswordUntil })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.id, userId));
  return row;
}

export async function updateToConfirmed(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ emailVerified: true, updatedAt: ctx.now })
    .where(eq(users.id, userId));
}

/** Changes and confirms the account's address. Returns false if another account has it. */
export async function updateEmail(ctx: Ctx, userId: string, email: string): Promise<boolean> {
  const isInUse = sql`exists (select from ${users} others where others.id <> ${userId} and lower(others.email) = ${email})`;
  const rows = await ctx.db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: ctx.now })
    .where(and(eq(users.id, userId), not(isInUse)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Stores a hashed password; a temporary one is valid until the given time. */
export async function updatePassword(
  ctx: Ctx,
  userId: string,
  password: string,
  temporaryPasswordUntil: Date | null = null,
): Promise<void> {
  const change = { updatedAt: ctx.now };
  await ctx.db
    .update(users)
    .set({ temporaryPasswordUntil, ...change })
    .where(eq(users.id, userId));
  const updated = await ctx.db
    .update(accounts)
    .set({ password, ...change })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id });
  if (updated.length > 0) return;
  await ctx.db
    .insert(accounts)
    .values({ ...credentialOf(userId), password, createdAt: ctx.now, ...change });
}

/** Records that the account's credentials changed, which restarts sign-ins in progress. */
export async function updateToChanged(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(users).set({ updatedAt: ctx.now }).where(eq(users.id, userId));
}

/** Deletes the password. The owner signs in another way or sets a new one. */
export async function deletePassword(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}
