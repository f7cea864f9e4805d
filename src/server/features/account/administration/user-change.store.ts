import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { MemberRole } from '#domain/actor.ts';
import type { Ctx } from '#server/context.ts';
import { accounts, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import type { AdminScope } from '#server/scopes.ts';

export async function lockUserRow(tx: Ctx, _scope: AdminScope, userId: string) {
  const [row] = await tx.db
    .select({
      id: profiles.id,
      email: users.email,
      isEmailConfirmed: users.emailVerified,
      userType: profiles.userType,
      isActive: profiles.isActive,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      phone: profiles.phone,
      location: profiles.location,
      version: profiles.version,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
    .for('update');
  return row;
}

export async function updateLockedUser(
  tx: Ctx,
  locked: { id: string; version: number },
  change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await tx.db
    .update(profiles)
    .set({ ...change, version: locked.version + 1, updatedAt: tx.now })
    .where(eq(profiles.id, locked.id));
}

export async function updateName(tx: Ctx, userId: string, name: string): Promise<void> {
  await tx.db.update(users).set({ name, updatedAt: tx.now }).where(eq(users.id, userId));
}

/**
 * Inserts an unconfirmed account without a password. Returns false if the address is already
 * registered.
 */
export async function insertUser(
  tx: Ctx,
  person: { id: string; firstName: string; lastName: string; email: string },
  userType: 'student' | 'company' | 'admin',
): Promise<boolean> {
  const { id, firstName, lastName, email } = person;
  const times = { createdAt: tx.now, updatedAt: tx.now };
  const inserted = await tx.db
    .insert(users)
    .values({ id, email, name: `${firstName} ${lastName}`.trim(), ...times })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  await tx.db.insert(profiles).values({ id, userType, firstName, lastName, ...times });
  return true;
}

/** Finds a company that is approved or pending. Nobody can join a rejected company. */
export async function findOpenCompany(tx: Ctx, companyId: string) {
  const [row] = await tx.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.status, 'approved')));
  return row;
}

export async function loadMemberships(tx: Ctx, userId: string) {
  return tx.db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
}

/** Replaces the user's company membership; null removes it. */
export async function upsertMembership(
  tx: Ctx,
  userId: string,
  membership: { companyId: string; role: MemberRole } | null,
): Promise<void> {
  await tx.db.delete(companyMembers).where(eq(companyMembers.userId, userId));
  if (membership === null) return;
  await tx.db.insert(companyMembers).values({ ...membership, userId, createdAt: tx.now });
}

/** Stores a hashed temporary password that is valid until the given time. */
export async function updateToTemporaryPassword(
  tx: Ctx,
  userId: string,
  { password, until }: { password: string; until: Date },
): Promise<void> {
  const change = { updatedAt: tx.now };
  await tx.db
    .update(users)
    .set({ temporaryPasswordUntil: until, ...change })
    .where(eq(users.id, userId));
  const isOwn = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
  const updated = await tx.db
    .update(accounts)
    .set({ password, ...change })
    .where(isOwn)
    .returning({ id: accounts.id });
  if (updated.length === 0) {
    const row = { id: uuid(), userId, accountId: userId, providerId: 'credential', password };
    await tx.db.insert(accounts).values({ ...row, createdAt: tx.now, ...change });
  }
}

export async function countOwners(tx: Ctx, companyId: string): Promise<number> {
  return tx.db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')),
  );
}
