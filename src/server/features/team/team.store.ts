import { and, asc, count, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { MemberRole } from '#domain/actor.ts';
import { maxAssignedPostings } from '#domain/team/team.ts';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationInterviewers } from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies, companyInvitations, companyMembers } from '#server/db/tables/companies.ts';
import { postingMembers } from '#server/db/tables/company-profile.ts';
import { postings } from '#server/db/tables/postings.ts';
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
      isLimited: companyMembers.isLimited,
      postingIds: sql<string[]>`array(select chosen.posting_id from ${postingMembers} chosen
        where chosen.company_id = ${companyMembers.companyId} and chosen.user_id = ${companyMembers.userId}
        order by chosen.posting_id)`,
      assigned: sql<number>`(select count(*)::int from (
        select i.application_id from ${applicationInterviewers} i
        where i.company_id = ${companyMembers.companyId} and i.member_id = ${companyMembers.userId}
        union
        select a.id from job_applications a
        where a.company_id = ${companyMembers.companyId} and a.owner_id = ${companyMembers.userId}
      ) assigned)`,
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

export async function insertInvitation(tx: Ctx, { companyId }: CompanyScope, row: NewInvitation) {
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

export async function updateUserType(tx: Ctx, userId: string, userType: 'student' | 'company') {
  await tx.db
    .update(profiles)
    .set({ userType, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.id, userId));
}

/** Adds a member, who may see these postings unless they were removed since, or all. */
export async function insertMember(
  tx: Ctx,
  row: { companyId: string; userId: string; role: MemberRole },
  postingIds: string[] | null,
): Promise<void> {
  const isLimited = postingIds !== null;
  await tx.db.insert(companyMembers).values({ ...row, isLimited, createdAt: tx.now });
  if (!isLimited || postingIds.length === 0) return;
  await tx.db.execute(sql`
    insert into ${postingMembers} (company_id, posting_id, user_id, created_at)
    select p.company_id, p.id, ${row.userId}::uuid, ${tx.now.toISOString()}::timestamptz
    from ${postings} p
    where p.company_id = ${row.companyId} and p.state <> 'removed' and p.id in ${postingIds}`);
}

export async function updateRole(
  tx: Ctx,
  { companyId }: CompanyScope,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await tx.db
    .update(companyMembers)
    // Owners see everything.
    .set({ role, ...(role === 'owner' && { isLimited: false }) })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
}

/** The company's postings, newest first. */
export async function loadPostings(ctx: Ctx, { companyId }: CompanyScope, ids?: string[]) {
  return ctx.db
    .select({ id: postings.id, title: postings.title })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, companyId),
        ne(postings.state, 'removed'),
        ids && inArray(postings.id, ids),
      ),
    )
    .orderBy(desc(postings.createdAt), desc(postings.id))
    .limit(maxAssignedPostings);
}

/** Replaces what a member may see. */
export async function updateAccess(
  tx: Ctx,
  { companyId }: CompanyScope,
  { userId, isLimited, postingIds }: { userId: string; isLimited: boolean; postingIds: string[] },
): Promise<void> {
  const ofMember = { companyId, userId };
  await tx.db
    .update(companyMembers)
    .set({ isLimited })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  await tx.db
    .delete(postingMembers)
    .where(and(eq(postingMembers.companyId, companyId), eq(postingMembers.userId, userId)));
  if (postingIds.length > 0)
    await tx.db
      .insert(postingMembers)
      .values(postingIds.map((postingId) => ({ ...ofMember, postingId, createdAt: tx.now })));
}

/** Assigns one member's applications to another. Returns their ids. */
export async function updateAssigned(
  tx: Ctx,
  { companyId }: CompanyScope,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  // Those that the other already had are handed over, too.
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    with handed as (
      select company_id, application_id from ${applicationInterviewers}
      where company_id = ${companyId} and member_id = ${from}::uuid
    ), added as (
      insert into ${applicationInterviewers} (company_id, application_id, member_id, created_at)
      select company_id, application_id, ${to}::uuid, ${tx.now.toISOString()}::timestamptz
      from handed on conflict do nothing
    )
    select application_id as id from handed`);
  return rows.map(({ id }) => id);
}

/**
 * Hands the applications that a member owns over to a colleague, or to nobody: all, or those outside
 * these postings. Returns their ids.
 */
export async function updateOwned(
  tx: Ctx,
  { companyId }: CompanyScope,
  { from, to, outside }: { from: string; to: string | null; outside?: string[] },
): Promise<string[]> {
  const rows = await tx.db
    .update(applications)
    .set({ ownerId: to })
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.ownerId, from),
        outside && notInArray(applications.postingId, outside),
      ),
    )
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}

/** Lets a colleague with limited access see the postings of what a member hands over. */
export async function insertAccess(
  tx: Ctx,
  { companyId }: CompanyScope,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.db.execute(sql`
    insert into ${postingMembers} (company_id, posting_id, user_id, created_at)
    select distinct a.company_id, a.job_id, m.user_id, ${tx.now.toISOString()}::timestamptz
    from ${companyMembers} m
    join job_applications a on a.company_id = m.company_id
      and (a.owner_id = ${from}::uuid and m.role <> 'interviewer' or exists (
        select 1 from ${applicationInterviewers} i where i.company_id = a.company_id
          and i.application_id = a.id and i.member_id = ${from}::uuid))
    where m.company_id = ${companyId} and m.user_id = ${to}::uuid and m.is_limited
    on conflict do nothing`);
}

/** Removes the membership and the applications assigned to the member. */
export async function deleteMember(tx: Ctx, { companyId }: CompanyScope, userId: string) {
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
