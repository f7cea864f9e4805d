import { and, eq, gt, inArray, isNull, like, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { LinkPurpose } from '#domain/account/link-state.ts';
import type { AccountState } from '#domain/account/may-start-session.ts';
import type { Ctx } from '#server/context.ts';
import { insertActiveDay } from '#server/db/active-day.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { accountTokens, knownDevices } from '#server/db/tables/account-security.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

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

export async function findAccountState(ctx: Ctx, userId: string): Promise<AccountState> {
  const rows = await ctx.db
    .select({
      isActive: profiles.isActive,
      userType: profiles.userType,
      company: { status: companies.status, isActive: companies.isActive },
    })
    .from(profiles)
    .leftJoin(companyMembers, eq(companyMembers.userId, profiles.id))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(profiles.id, userId));
  return {
    isExposedDemo: ctx.isPublicSite && isDemoId(userId),
    isActive: rows.every(({ isActive }) => isActive),
    isCompanyLogin: rows.some(({ userType }) => userType === 'company'),
    companies: rows.flatMap(({ company }) =>
      company === null
        ? []
        : [{ ...company, status: company.status === 'requested' ? 'pending' : company.status }],
    ),
  };
}

export async function findConfirmedAt(ctx: Ctx, sessionId: string): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.confirmedAt;
}

const columns = {
  id: accountTokens.id,
  userId: accountTokens.userId,
  purpose: accountTokens.purpose,
  email: accountTokens.email,
  usedAt: accountTokens.usedAt,
  expiresAt: accountTokens.expiresAt,
  accountEmail: users.email,
};

export async function insertToken(ctx: Ctx, row: typeof accountTokens.$inferInsert): Promise<void> {
  await ctx.db.insert(accountTokens).values(row);
}

export async function findTokenByHash(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(eq(accountTokens.tokenHash, tokenHash));
  return row;
}

export async function findToken(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(eq(accountTokens.id, id));
  return row;
}

/** Marks a link as used. Returns false if it is used or expired. */
export async function updateToUsed(ctx: Ctx, id: string): Promise<boolean> {
  const rows = await ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(accountTokens.id, id),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, ctx.now),
      ),
    )
    .returning({ id: accountTokens.id });
  return rows.length === 1;
}

export async function updateToOver(ctx: Ctx, userId: string, purposes: readonly LinkPurpose[]) {
  await ctx.db
    .update(accountTokens)
    .set({ expiresAt: ctx.now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        inArray(accountTokens.purpose, [...purposes]),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, ctx.now),
      ),
    );
}

/** Locks the account, so that no other link is created until the transaction ends. */
export async function lockUser(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

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
