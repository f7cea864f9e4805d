import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import { type InterviewLead, openInterviewStatuses } from '#domain/interview/interview.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewRow, MoveRow } from '#server/db/interview-members.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { interviewMembers, interviewMoves, interviews } from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { CompanyScope } from '#server/scopes.ts';

export async function insertMove(ctx: Ctx, row: typeof interviewMoves.$inferInsert): Promise<void> {
  await ctx.db.insert(interviewMoves).values(row);
}

/** The application of a move. */
export async function findMove(ctx: Ctx, moveId: string) {
  const [row] = await ctx.db
    .select({ applicationId: interviews.applicationId })
    .from(interviewMoves)
    .innerJoin(
      interviews,
      and(
        eq(interviews.companyId, interviewMoves.companyId),
        eq(interviews.id, interviewMoves.interviewId),
      ),
    )
    .where(eq(interviewMoves.id, moveId));
  return row;
}

/** A move with its interview; the interview is locked first. */
export async function lockMove(ctx: Ctx, moveId: string) {
  const [found] = await ctx.db
    .select({ companyId: interviewMoves.companyId, interviewId: interviewMoves.interviewId })
    .from(interviewMoves)
    .where(eq(interviewMoves.id, moveId));
  if (found === undefined) return undefined;
  const isIt = and(eq(interviews.companyId, found.companyId), eq(interviews.id, found.interviewId));
  const [interview] = await ctx.db.select().from(interviews).where(isIt).for('update');
  // Read after the wait for the lock.
  const [move] = await ctx.db
    .select()
    .from(interviewMoves)
    .where(and(eq(interviewMoves.companyId, found.companyId), eq(interviewMoves.id, moveId)));
  return interview && move && { interview, move };
}

/** The moves of an interview that were not undone, newest first. */
export async function loadMoves(
  ctx: Ctx,
  { companyId, id }: Pick<InterviewRow, 'companyId' | 'id'>,
): Promise<MoveRow[]> {
  return ctx.db
    .select()
    .from(interviewMoves)
    .where(
      and(
        eq(interviewMoves.companyId, companyId),
        eq(interviewMoves.interviewId, id),
        isNull(interviewMoves.undoneAt),
      ),
    )
    .orderBy(desc(interviewMoves.createdAt), desc(interviewMoves.id));
}

export async function updateMove(
  ctx: Ctx,
  { companyId, id }: Pick<MoveRow, 'companyId' | 'id'>,
  values: Partial<Pick<MoveRow, 'undoneAt' | 'notifiedAt'>>,
): Promise<void> {
  await ctx.db
    .update(interviewMoves)
    .set(values)
    .where(and(eq(interviewMoves.companyId, companyId), eq(interviewMoves.id, id)));
}

/** What notifications of an interview say about it. */
export async function findAbout(ctx: Ctx, { companyId, applicationId }: InterviewRow) {
  const [row] = await ctx.db
    .select({
      candidateName: applications.fullName,
      postingId: postings.id,
      postingTitle: postings.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.companyId, companyId), eq(applications.id, applicationId)));
  return row;
}

export async function findPerson(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The interviewers and whoever arranged the interview, as far as they still are members. */
export async function loadCompanySide(ctx: Ctx, { companyId, id, createdBy }: InterviewRow) {
  const ofIt = ctx.db
    .select({ id: interviewMembers.memberId })
    .from(interviewMembers)
    .where(and(eq(interviewMembers.companyId, companyId), eq(interviewMembers.interviewId, id)));
  return ctx.db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        or(
          inArray(companyMembers.userId, ofIt),
          createdBy === null ? undefined : eq(companyMembers.userId, createdBy),
        ),
      ),
    )
    .orderBy(users.id);
}

/** Both sides are reminded of its new time, whatever they were reminded of before. */
export async function updateUnreminded(
  ctx: Ctx,
  { companyId, id }: Pick<InterviewRow, 'companyId' | 'id'>,
): Promise<void> {
  await ctx.db
    .update(interviews)
    .set({ reminded: null })
    .where(and(eq(interviews.companyId, companyId), eq(interviews.id, id)));
}

/** Marks scheduled interviews of that period as reminded, and returns those that were not before. */
export async function updateReminded(
  ctx: Ctx,
  lead: InterviewLead,
  { after, until }: { after: Date; until: Date },
): Promise<InterviewRow[]> {
  const isUntold = sql`exists (select 1 from ${interviewMoves} m
    where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
      and m.notified_at is null and m.undone_at is null)`;
  return ctx.db
    .update(interviews)
    .set({ reminded: lead })
    .where(
      and(
        eq(interviews.status, 'scheduled'),
        sql`${interviews.startsAt} > ${after.toISOString()}::timestamptz`,
        sql`${interviews.startsAt} <= ${until.toISOString()}::timestamptz`,
        sql`${interviews.startsAt} > ${ctx.now.toISOString()}::timestamptz`,
        sql`${interviews.reminded} is distinct from ${lead}`,
        sql`not ${isUntold}`,
      ),
    )
    .returning();
}

/** Locks open interviews of one application, or of all that are closed since that time. */
export async function lockEnded(
  ctx: Ctx,
  ended: { companyId: string; applicationId?: string } | { closedBefore: Date },
): Promise<InterviewRow[]> {
  const isOpen = and(
    inArray(interviews.status, [...openInterviewStatuses]),
    sql`(${interviews.endsAt} is null or ${interviews.endsAt} > ${ctx.now.toISOString()}::timestamptz)`,
  );
  if ('companyId' in ended)
    return ctx.db
      .select()
      .from(interviews)
      .where(
        and(
          isOpen,
          eq(interviews.companyId, ended.companyId),
          ended.applicationId ? eq(interviews.applicationId, ended.applicationId) : undefined,
        ),
      )
      .orderBy(interviews.id)
      .for('update');
  const closed = ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, interviews.companyId),
        eq(applications.id, interviews.applicationId),
        notInArray(applications.status, [...openStatuses]),
        sql`${applications.updatedAt} < ${ended.closedBefore.toISOString()}::timestamptz`,
      ),
    );
  return ctx.db
    .select()
    .from(interviews)
    .where(and(isOpen, sql`exists ${closed}`))
    .orderBy(interviews.id)
    .limit(200)
    .for('update', { skipLocked: true });
}

/** The application that an interview of the company is for. */
export async function findInterviewed(ctx: Ctx, { companyId }: CompanyScope, interviewId: string) {
  const [row] = await ctx.db
    .select({ applicationId: interviews.applicationId })
    .from(interviews)
    .where(and(eq(interviews.companyId, companyId), eq(interviews.id, interviewId)));
  return row?.applicationId;
}
