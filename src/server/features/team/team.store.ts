import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { MemberRole } from '#domain/actor.ts';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationInterviewers } from '#server/db/tables/application-messages.ts';
import { companies, companyInvitations, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import type { CompanyScope } from '#server/scopes.ts';

type NewInvitation = Omit<typeof companyInvitations.$inferInsert, 'companyId' | 'createdAt'>;

export async function loadTeam(ctx: Ctx, { companyId }: CompanyScope) {
  return ctx.db
    .select({
      userId: companyMembers.userId,
      name: users.name,
      email: users.email,
      role: companyMembers.role,
      joinedAt: companyMembers.createdAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(
      sql`case ${companyMembers.role} when 'owner' then 0 when 'recruiter' then 1 else 2 end`,
      asc(companyMembers.createdAt),
      asc(companyMembers.userId),
    );
}

function isOpen({ now }: Ctx) {
  return and(
    isNull(companyInvitations.usedAt),
    isNull(companyInvitations.revokedAt),
    gt(companyInvitations.expiresAt, now),
  );
}

export async function loadOpenInvitations(ctx: Ctx, { companyId }: CompanyScope) {
  return ctx.db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isOpen(ctx)))
    .orderBy(desc(companyInvitations.createdAt), desc(companyInvitations.id));
}

/** Serializes changes of a company's team until the transaction ends. */
export async function lockTeam(tx: Ctx, companyId: string) {
  const [row] = await tx.db
    .select({ name: companies.name, status: companies.status, isActive: companies.isActive })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  return row;
}

export async function insertInvitation(
  tx: Ctx,
  { companyId }: CompanyScope,
  row: NewInvitation,
): Promise<void> {
  await tx.db.insert(companyInvitations).values({ ...row, companyId, createdAt: tx.now });
}

/** Revokes the company's open invitations with this id or address. Returns what it revoked. */
export async function updateToRevoked(
  tx: Ctx,
  { companyId }: CompanyScope,
  which: { id: string } | { email: string },
) {
  return tx.db
    .update(companyInvitations)
    .set({ revokedAt: tx.now })
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        'id' in which
          ? eq(companyInvitations.id, which.id)
          : eq(companyInvitations.email, which.email),
        isOpen(tx),
      ),
    )
    .returning({ id: companyInvitations.id, role: companyInvitations.role });
}

const withCompany = {
  invitation: companyInvitations,
  companyName: companies.name,
  isOpenCompany: sql<boolean>`(${companies.status} = 'approved' and ${companies.isActive})`,
};

export async function findByHash(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select(withCompany)
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(eq(companyInvitations.tokenHash, tokenHash));
  return row;
}

export async function findInvitationRow(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select(withCompany)
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(eq(companyInvitations.id, id));
  return row;
}

export async function updateToUsed(tx: Ctx, id: string): Promise<void> {
  await tx.db
    .update(companyInvitations)
    .set({ usedAt: tx.now })
    .where(eq(companyInvitations.id, id));
}

/** The account that wants to join, locked so that it joins one company only. */
export async function lockAccount(tx: Ctx, userId: string) {
  const [row] = await tx.db
    .select({ email: users.email, userType: profiles.userType })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
    .for('update');
  return row;
}

export async function findEmailOf(ctx: Ctx, userId: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email;
}

export async function countMemberships(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return row?.count ?? 0;
}

export async function updateUserType(
  tx: Ctx,
  userId: string,
  userType: 'student' | 'company',
): Promise<void> {
  await tx.db
    .update(profiles)
    .set({ userType, version: sql`${profiles.version} + 1`, updatedAt: tx.now })
    .where(eq(profiles.id, userId));
}

export async function insertMember(
  tx: Ctx,
  row: { companyId: string; userId: string; role: MemberRole },
): Promise<void> {
  await tx.db.insert(companyMembers).values({ ...row, createdAt: tx.now });
}

export async function updateRole(
  tx: Ctx,
  { companyId }: CompanyScope,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await tx.db
    .update(companyMembers)
    .set({ role })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
}

/** Removes the membership and the applications assigned to the member. */
export async function deleteMember(
  tx: Ctx,
  { companyId }: CompanyScope,
  userId: string,
): Promise<void> {
  await tx.db
    .delete(applicationInterviewers)
    .where(
      and(
        eq(applicationInterviewers.companyId, companyId),
        eq(applicationInterviewers.memberId, userId),
      ),
    );
  await tx.db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
}
