import { and, asc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OfferedTime } from '#domain/interview/offered-times.ts';
import type { Period } from '#domain/interview/period.ts';
import type { Ctx } from '#server/context.ts';
import { type InterviewRow, isVisibleInterview } from '#server/db/interview-members.ts';
import { isApplicationOf } from '#server/db/joins.ts';
import { applications } from '#server/db/tables/applications.ts';
import {
  interviewAvailability,
  interviewMembers,
  interviewMoves,
  interviews,
  interviewSlots,
} from '#server/db/tables/interviews.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** Whether a proposed time is in the future and the student and all interviewers are still free. */
function isOpenSlot(ctx: Ctx): SQL | undefined {
  const other = alias(interviews, 'other');
  const clash = ctx.db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.status, 'scheduled'),
        ne(other.id, interviews.id),
        sql`${other.startsAt} < ${interviewSlots.endsAt} and ${other.endsAt} > ${interviewSlots.startsAt}`,
        sql`(${other.studentId} = ${interviews.studentId} or exists (
          select 1 from ${interviewMembers} theirs join ${interviewMembers} ours on ours.member_id = theirs.member_id
          where theirs.interview_id = ${other.id} and ours.interview_id = ${interviews.id}))`,
      ),
    );
  return and(
    eq(interviews.status, 'proposed'),
    sql`${interviewSlots.startsAt} > ${ctx.now.toISOString()}::timestamptz`,
    sql`not exists ${clash}`,
  );
}

const isProposalOf = and(
  eq(interviews.companyId, interviewSlots.companyId),
  eq(interviews.id, interviewSlots.interviewId),
  eq(interviews.proposalId, interviewSlots.moveId),
);

/** The times that the students can still choose. */
export async function loadOpenSlots(ctx: Ctx, rows: readonly Pick<InterviewRow, 'id'>[]) {
  if (rows.length === 0) return new Map<string, never[]>();
  const found = await ctx.db
    .select({
      interviewId: interviewSlots.interviewId,
      studentId: interviews.studentId,
      id: interviewSlots.id,
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
    })
    .from(interviewSlots)
    .innerJoin(interviews, isProposalOf)
    .where(
      and(
        inArray(
          interviewSlots.interviewId,
          rows.map(({ id }) => id),
        ),
        isOpenSlot(ctx),
      ),
    )
    .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id));
  return Map.groupBy(found, ({ interviewId }) => interviewId);
}

/**
 * The times that candidates can still choose with one of these interviewers, in any company. An
 * interviewer gets only those of interviews that he or she takes part in.
 */
export async function loadOffered(
  ctx: Ctx,
  scope: CompanyScope,
  memberIds: readonly string[],
): Promise<OfferedTime[]> {
  if (memberIds.length === 0) return [];
  const isVisible = and(eq(interviews.companyId, scope.companyId), isVisibleInterview(scope));
  return ctx.db
    .select({
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
      studentId: interviews.studentId,
      memberIds: sql<string[]>`(select json_agg(m.member_id) from ${interviewMembers} m
        where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id")`,
      isVisible: sql<boolean>`${isVisible}`,
    })
    .from(interviewSlots)
    .innerJoin(interviews, isProposalOf)
    .innerJoin(applications, isApplicationOf(interviews))
    .where(
      and(
        isOpenSlot(ctx),
        scope.onlyAssigned ? isVisible : undefined,
        sql`exists (select 1 from ${interviewMembers} m
          where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
            and ${inArray(sql`m.member_id`, [...memberIds])})`,
      ),
    );
}

/** Times of an application's interviews that the candidate turned down, proposed or booked. */
export async function loadDeclined(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
): Promise<Period[]> {
  const request = alias(interviewMoves, 'request');
  const ofApplication = and(
    eq(interviews.companyId, scope.companyId),
    eq(interviews.applicationId, applicationId),
  );
  const requests = and(
    eq(request.companyId, interviews.companyId),
    eq(request.interviewId, interviews.id),
    eq(request.act, 'times_requested'),
    isNull(request.undoneAt),
  );
  const proposed = await ctx.db
    .selectDistinct({ startsAt: interviewSlots.startsAt, endsAt: interviewSlots.endsAt })
    .from(interviewSlots)
    .innerJoin(
      interviews,
      and(
        eq(interviews.companyId, interviewSlots.companyId),
        eq(interviews.id, interviewSlots.interviewId),
      ),
    )
    .innerJoin(
      interviewMoves,
      and(
        eq(interviewMoves.companyId, interviewSlots.companyId),
        eq(interviewMoves.id, interviewSlots.moveId),
      ),
    )
    .innerJoin(request, and(requests, gte(request.createdAt, interviewMoves.createdAt)))
    .where(ofApplication);
  const booked = await ctx.db
    .select({ startsAt: request.fromStartsAt, endsAt: request.fromEndsAt })
    .from(interviews)
    .innerJoin(request, requests)
    .where(ofApplication);
  return [
    ...proposed,
    ...booked.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : [])),
  ];
}

type AvailabilityRow = typeof interviewAvailability.$inferSelect;

export async function findAvailability(
  ctx: Ctx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<AvailabilityRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(interviewAvailability)
    .where(
      and(eq(interviewAvailability.companyId, companyId), eq(interviewAvailability.userId, userId)),
    );
  return row;
}

/** Inserts or updates the hours if the version is unchanged. Returns false otherwise. */
export async function upsertAvailability(
  ctx: Ctx,
  row: typeof interviewAvailability.$inferInsert & { version: number },
): Promise<boolean> {
  const { companyId: _, userId: __, ...values } = row;
  const version = row.version + 1;
  const saved = await ctx.db
    .insert(interviewAvailability)
    .values({ ...row, version })
    .onConflictDoUpdate({
      target: [interviewAvailability.companyId, interviewAvailability.userId],
      set: { ...values, version },
      setWhere: sql`${interviewAvailability.version} = ${row.version}`,
    })
    .returning({ version: interviewAvailability.version });
  return saved[0]?.version === version;
}
