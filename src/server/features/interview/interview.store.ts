import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { openInterviewStatuses } from '#domain/interview/interview.ts';
import type { Period } from '#domain/interview/period.ts';
import { weekMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { hasInterviewer } from '#server/db/interview-members.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { isSuspended } from '#server/db/open-posting.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationInterviewers } from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import {
  interviewMembers,
  type interviewMoves,
  interviews,
  interviewSlots,
} from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type MoveRow = typeof interviewMoves.$inferSelect;

export type Owner = CompanyScope | StudentScope;

/** Members with access to chosen postings see the applications for those only. */
const isAllowed = (scope: CompanyScope) => isAssigned({ ...scope, onlyAssigned: false });

/** An interviewer's own interviews, all of a company's, or those of a student. */
function isOwn(owner: Owner) {
  if ('studentId' in owner) return eq(interviews.studentId, owner.studentId);
  return and(
    eq(interviews.companyId, owner.companyId),
    owner.onlyAssigned ? hasInterviewer(owner.userId) : undefined,
    owner.isLimited
      ? sql`exists (select 1 from ${applications}
          where "job_applications"."company_id" = "interviews"."company_id"
            and "job_applications"."id" = "interviews"."application_id" and ${isAllowed(owner)})`
      : undefined,
  );
}

export async function lockInterview(ctx: Ctx, owner: Owner, interviewId: string) {
  const [row] = await ctx.db
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, interviewId), isOwn(owner)))
    .for('update');
  return row;
}

/** An application that a company can arrange interviews for. */
export async function findApplication(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({
      id: applications.id,
      studentId: applications.studentId,
      candidateName: applications.fullName,
      status: applications.status,
      postingId: postings.id,
      postingTitle: postings.title,
      candidateZone: userSettings.timeZone,
      isNamed: isNamedTo(scope.userId),
      isAssigned: sql<boolean>`exists (select 1 from ${applicationInterviewers} a
        where a.company_id = "job_applications"."company_id"
          and a.application_id = "job_applications"."id" and a.member_id = ${scope.userId}::uuid)`,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .leftJoin(userSettings, eq(userSettings.userId, applications.studentId))
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAllowed(scope),
      ),
    );
  return row;
}

/** The same, locked: always before its interviews, to avoid deadlocks. */
export async function lockApplication(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.companyId, scope.companyId), eq(applications.id, applicationId)))
    .for('update');
  return findApplication(ctx, scope, applicationId);
}

export async function countRounds(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  return ctx.db.$count(
    interviews,
    and(eq(interviews.companyId, scope.companyId), eq(interviews.applicationId, applicationId)),
  );
}

export async function insertInterview(
  ctx: Ctx,
  row: typeof interviews.$inferInsert,
): Promise<InterviewRow> {
  const [inserted] = await ctx.db.insert(interviews).values(row).returning();
  if (inserted === undefined) throw new Error('An inserted interview is returned.');
  return inserted;
}

export async function updateInterview(
  ctx: Ctx,
  { companyId, id }: Pick<InterviewRow, 'companyId' | 'id'>,
  values: Partial<InterviewRow>,
): Promise<void> {
  const { sortAt: _, ...set } = values;
  await ctx.db
    .update(interviews)
    .set({ ...set, version: sql`${interviews.version} + 1` })
    .where(and(eq(interviews.companyId, companyId), eq(interviews.id, id)));
}

export async function deleteInterview(
  ctx: Ctx,
  { companyId, id }: Pick<InterviewRow, 'companyId' | 'id'>,
): Promise<void> {
  await ctx.db
    .delete(interviews)
    .where(and(eq(interviews.companyId, companyId), eq(interviews.id, id)));
}

/** Replaces the interviewers. */
export async function updateMembers(
  ctx: Ctx,
  { companyId, id: interviewId }: Pick<InterviewRow, 'companyId' | 'id'>,
  memberIds: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(interviewMembers)
    .where(
      and(eq(interviewMembers.companyId, companyId), eq(interviewMembers.interviewId, interviewId)),
    );
  const rows = memberIds.map((memberId) => ({ companyId, interviewId, memberId }));
  if (rows.length > 0) await ctx.db.insert(interviewMembers).values(rows);
}

export async function loadMemberIds(
  ctx: Ctx,
  { companyId, id }: Pick<InterviewRow, 'companyId' | 'id'>,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: interviewMembers.memberId })
    .from(interviewMembers)
    .where(and(eq(interviewMembers.companyId, companyId), eq(interviewMembers.interviewId, id)))
    .orderBy(asc(interviewMembers.memberId));
  return rows.map((row) => row.id);
}

/** Takes a member off interviews that are not over. */
export async function deleteFromInterviews(
  ctx: Ctx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const open = ctx.db
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        eq(interviews.companyId, companyId),
        inArray(interviews.status, [...openInterviewStatuses]),
        sql`(${interviews.endsAt} is null or ${interviews.endsAt} > ${ctx.now.toISOString()}::timestamptz)`,
      ),
    );
  await ctx.db
    .delete(interviewMembers)
    .where(
      and(
        eq(interviewMembers.companyId, companyId),
        eq(interviewMembers.memberId, userId),
        inArray(interviewMembers.interviewId, open),
      ),
    );
}

/** Which of these people are members of the company; all members without a list. */
export async function loadTeam(ctx: Ctx, scope: CompanyScope, ids?: readonly string[]) {
  return ctx.db
    .select({ id: users.id, name: users.name, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, scope.companyId),
        ids && inArray(companyMembers.userId, [...ids]),
      ),
    )
    .orderBy(inAlphabet(users.name), users.id);
}

export async function insertSlots(ctx: Ctx, rows: (typeof interviewSlots.$inferInsert)[]) {
  if (rows.length > 0) await ctx.db.insert(interviewSlots).values(rows);
}

/** 1 if the interview's company is suspended, otherwise 0. */
export async function countSuspended(ctx: Ctx, { companyId }: InterviewRow): Promise<number> {
  return ctx.db.$count(companies, and(eq(companies.id, companyId), isSuspended));
}

/** A time of the current proposal. */
export async function findOpenSlot(ctx: Ctx, interview: InterviewRow, slotId: string) {
  if (interview.proposalId === null) return undefined;
  const [row] = await ctx.db
    .select()
    .from(interviewSlots)
    .where(
      and(
        eq(interviewSlots.companyId, interview.companyId),
        eq(interviewSlots.id, slotId),
        eq(interviewSlots.interviewId, interview.id),
        eq(interviewSlots.moveId, interview.proposalId),
      ),
    );
  return row;
}

/** Serializes bookings of these people until the transaction ends; always in the same order. */
export async function lockPeople(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockUntilCommit(ctx, `interviews ${id}`);
}

const overlaps = ({ startsAt, endsAt }: Period) => sql`"interviews"."status" = 'scheduled'
  and "interviews"."starts_at" < ${endsAt.toISOString()}::timestamptz
  and "interviews"."ends_at" > ${startsAt.toISOString()}::timestamptz`;

/** Who of these people has another scheduled interview in that period. */
export async function findBusy(
  ctx: Ctx,
  who: { memberIds: readonly string[]; studentId: string; exceptId: string },
  period: Period,
): Promise<'member' | 'student' | null> {
  const other = sql`"interviews"."id" <> ${who.exceptId}::uuid and ${overlaps(period)}`;
  const isStudent = await ctx.db.$count(
    interviews,
    and(eq(interviews.studentId, who.studentId), other),
  );
  if (isStudent > 0) return 'student';
  if (who.memberIds.length === 0) return null;
  const isMember = await ctx.db.$count(
    ctx.db
      .select({ one: sql`1` })
      .from(interviewMembers)
      .innerJoin(
        interviews,
        and(
          eq(interviews.companyId, interviewMembers.companyId),
          eq(interviews.id, interviewMembers.interviewId),
        ),
      )
      .where(and(inArray(interviewMembers.memberId, [...who.memberIds]), other))
      .as('busy'),
  );
  return isMember > 0 ? 'member' : null;
}

/** Scheduled interviews from the start of this week on, which count toward its limit. */
export async function loadAppointments(
  ctx: Ctx,
  who: { memberId: string } | { studentId: string },
): Promise<Period[]> {
  const since = new Date(ctx.now.getTime() - weekMs);
  const rows = await ctx.db
    .select({ startsAt: interviews.startsAt, endsAt: interviews.endsAt })
    .from(interviews)
    .where(
      and(
        inArray(interviews.status, ['scheduled', 'completed', 'no_show']),
        gt(interviews.startsAt, since),
        'studentId' in who ? eq(interviews.studentId, who.studentId) : hasInterviewer(who.memberId),
      ),
    );
  return rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
}
