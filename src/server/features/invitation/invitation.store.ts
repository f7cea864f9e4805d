import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { InvitationState } from '#domain/invitation/invitation.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isFindable } from '#server/db/findable-students.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { invitations } from '#server/db/tables/talent.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

/** Serializes invitations of this student until the transaction ends. */
export async function lockInvitations(ctx: Ctx, studentId: string): Promise<void> {
  await lockUntilCommit(ctx, `invitations ${studentId}`);
}

export async function countSince(ctx: Ctx, studentId: string, since: Date): Promise<number> {
  return ctx.db.$count(
    invitations,
    and(eq(invitations.studentId, studentId), gt(invitations.createdAt, since)),
  );
}

type Pair = { studentId: string; postingId: string };

export async function findInvited(ctx: Ctx, scope: CompanyScope, { studentId, postingId }: Pair) {
  const [row] = await ctx.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, scope.companyId),
        eq(invitations.postingId, postingId),
        eq(invitations.studentId, studentId),
      ),
    );
  return row;
}

export async function findApplied(ctx: Ctx, scope: CompanyScope, { studentId, postingId }: Pair) {
  const [row] = await ctx.db
    .select({ isNamed: isNamedTo(scope.userId) })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.postingId, postingId),
        eq(applications.studentId, studentId),
      ),
    );
  return row;
}

export async function insertInvitation(
  ctx: Ctx,
  scope: CompanyScope,
  row: Pair & { id: string; expiresAt: Date; state: InvitationState },
): Promise<void> {
  await ctx.db.insert(invitations).values({
    ...row,
    companyId: scope.companyId,
    invitedBy: scope.userId,
    createdAt: ctx.now,
  });
}

/** The company's invitation, locked. */
export async function lockSent(ctx: Ctx, scope: CompanyScope, invitationId: string) {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, scope.companyId), eq(invitations.id, invitationId)))
    .for('update');
  return row;
}

export async function deleteSent(ctx: Ctx, scope: CompanyScope, invitationId: string) {
  await ctx.db
    .delete(invitations)
    .where(and(eq(invitations.companyId, scope.companyId), eq(invitations.id, invitationId)));
}

/** An invitation with everything that a notification of it says, locked. */
export async function lockInvitation(ctx: Ctx, invitationId: string) {
  const [row] = await ctx.db
    .select({
      invitation: invitations,
      postingTitle: postings.title,
      companyName: companies.name,
      studentName: users.name,
      studentEmail: users.email,
    })
    .from(invitations)
    .innerJoin(postings, eq(postings.id, invitations.postingId))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(users, eq(users.id, invitations.studentId))
    .where(eq(invitations.id, invitationId))
    .for('update', { of: invitations });
  return row;
}

/** Whether the student still lets that company find them. */
export async function findStillFindable(
  ctx: Ctx,
  { studentId, companyId }: { studentId: string; companyId: string },
) {
  const [row] = await ctx.db
    .select({ id: studentSearch.userId })
    .from(studentSearch)
    .where(and(eq(studentSearch.userId, studentId), isFindable(companyId)));
  return row;
}

type Changes = {
  state?: InvitationState;
  notifiedAt?: Date;
  answeredAt?: Date | null;
  answerNotifiedAt?: Date;
};

export async function updateInvitation(ctx: Ctx, invitationId: string, changes: Changes) {
  await ctx.db.update(invitations).set(changes).where(eq(invitations.id, invitationId));
}

export async function deleteInvitation(ctx: Ctx, invitationId: string): Promise<void> {
  await ctx.db.delete(invitations).where(eq(invitations.id, invitationId));
}

const isOpenSql = (ctx: Ctx) =>
  and(
    eq(invitations.state, 'sent'),
    gt(invitations.expiresAt, ctx.now),
    sql`${postings.state} = 'active' and ${postings.isComplete} and ${companies.status} = 'approved'`,
    sql`(${postings.deadline} is null or ${postings.deadline} > ${ctx.now.toISOString()}::timestamptz)`,
  );

const isOwn = (
  ctx: Ctx,
  { studentId }: StudentScope,
  { isOpen }: { isOpen?: boolean | undefined },
) =>
  and(
    eq(invitations.studentId, studentId),
    isNotNull(invitations.notifiedAt),
    isOpen === undefined ? undefined : isOpen ? isOpenSql(ctx) : sql`not (${isOpenSql(ctx)})`,
  );

function selectOwn(ctx: Ctx) {
  return ctx.db
    .select({
      id: invitations.id,
      postingId: invitations.postingId,
      postingTitle: postings.title,
      companyName: companies.name,
      companyStatus: companies.status,
      location: postings.location,
      postingState: postings.state,
      isComplete: postings.isComplete,
      deadline: postings.deadline,
      state: invitations.state,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      answeredAt: invitations.answeredAt,
      answerNotifiedAt: invitations.answerNotifiedAt,
    })
    .from(invitations)
    .innerJoin(postings, eq(postings.id, invitations.postingId))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .$dynamic();
}

export async function pageOwn(
  ctx: Ctx,
  scope: StudentScope,
  { isOpen, ...paging }: Paging & { isOpen?: boolean | undefined },
) {
  const key = keyset({ at: invitations.createdAt, id: invitations.id }, paging);
  const rows = await selectOwn(ctx)
    .where(key.where(isOwn(ctx, scope, { isOpen })))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ createdAt: at, id }) => ({ at, id }));
}

export async function countOwn(
  ctx: Ctx,
  scope: StudentScope,
  { isOpen }: { isOpen?: boolean | undefined },
): Promise<number> {
  const own = ctx.db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(postings, eq(postings.id, invitations.postingId))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(isOwn(ctx, scope, { isOpen }));
  return ctx.db.$count(cappedRows(own));
}

/** An invitation that the student was notified of, locked. */
export async function lockOwn(ctx: Ctx, { studentId }: StudentScope, invitationId: string) {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.studentId, studentId),
        isNotNull(invitations.notifiedAt),
      ),
    )
    .for('update');
  return row;
}

/** The student's invitation to this posting, locked; expired ones count no longer. */
export async function lockOpenOf(ctx: Ctx, { studentId }: StudentScope, postingId: string) {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.studentId, studentId),
        eq(invitations.postingId, postingId),
        eq(invitations.state, 'sent'),
        gt(invitations.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(invitations.createdAt))
    .for('update');
  return row;
}

export async function findAcceptedBy(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({ at: invitations.createdAt, by: users.name })
    .from(applications)
    .innerJoin(invitations, eq(invitations.id, applications.invitationId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(applications.companyId, scope.companyId), eq(applications.id, applicationId)));
  return row;
}
