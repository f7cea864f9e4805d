import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { openStatuses } from '#domain/application/application-status.ts';
import { type InterviewStatus, openInterviewStatuses } from '#domain/interview/interview.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { containsText } from '#server/db/contains-text.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import {
  isVisibleInterview,
  isShownInterview,
  isUnfinished,
  lacksScorecard,
} from '#server/db/interview-members.ts';
import { isOnlyInterview } from '#server/db/is-only-interview.ts';
import { isApplicationOf, isPostingOf } from '#server/db/joins.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import {
  interviewMembers,
  interviewMoves,
  interviews,
  interviewSlots,
} from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { visibleStatus } from '#server/db/visible-status.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

export type Filter = {
  scope: CompanyScope;
  applicationId?: string;
  when?: 'open' | 'closed' | undefined;
  /** Only those that still lack an outcome or a scorecard at this time. */
  unfinishedAt?: Date | undefined;
  status?: InterviewStatus | undefined;
  search?: string | undefined;
  within?: Week;
};

type Week = { from: Date; to: Date };
type Times = { startsAt: AnyPgColumn; endsAt: AnyPgColumn };

const shown = {
  id: interviews.id,
  companyId: interviews.companyId,
  applicationId: interviews.applicationId,
  postingId: postings.id,
  postingTitle: postings.title,
  candidateName: applications.fullName,
  candidateZone: userSettings.timeZone,
  round: interviews.round,
  title: interviews.title,
  type: interviews.type,
  status: interviews.status,
  startsAt: interviews.startsAt,
  endsAt: interviews.endsAt,
  minutes: interviews.minutes,
  platform: interviews.platform,
  place: interviews.place,
  version: interviews.version,
  outcome: interviews.outcome,
  proposalId: interviews.proposalId,
  cancellationReason: interviews.cancellationReason,
  sortAt: interviews.sortAt,
  note: sql<string | null>`(select m.note from ${interviewMoves} m
    where m.company_id = "interviews"."company_id" and m.interview_id = "interviews"."id"
      and m.act = 'times_requested' and m.undone_at is null and "interviews"."status" = 'needs_times'
    order by m.created_at desc limit 1)`,
};

export type CardRow = Awaited<ReturnType<typeof loadCards>>[number];

const from = (ctx: Ctx, { scope }: Filter) =>
  ctx.db
    .select({ ...shown, isNamed: isNamedTo(scope.userId), isOnly: isOnlyInterview })
    .from(interviews)
    .innerJoin(applications, isApplicationOf(interviews))
    .innerJoin(postings, isPostingOf(applications))
    .leftJoin(userSettings, eq(userSettings.userId, interviews.studentId))
    .$dynamic();

function matches({ scope, ...filter }: Filter): SQL | undefined {
  const { applicationId, when, status, search, within, unfinishedAt } = filter;
  const open = [...openInterviewStatuses];
  return and(
    eq(interviews.companyId, scope.companyId),
    isVisibleInterview(scope),
    applicationId === undefined ? undefined : eq(interviews.applicationId, applicationId),
    status && eq(interviews.status, status),
    unfinishedAt && isUnfinished(scope, unfinishedAt),
    when &&
      (when === 'open' ? inArray(interviews.status, open) : notInArray(interviews.status, open)),
    search
      ? or(
          containsText([postings.title, interviews.title], search),
          // A match would give away a name that the reader must not know.
          and(containsText([applications.fullName], search), isNamedTo(scope.userId)),
        )
      : undefined,
    within && or(takesPlace(within), isProposed(within)),
  );
}

const during = ({ startsAt, endsAt }: Times, { from, to }: Week) =>
  sql`${startsAt} < ${to.toISOString()}::timestamptz and ${endsAt} > ${from.toISOString()}::timestamptz`;

const takesPlace = (week: Week) => during(interviews, week);

const isProposed = (week: Week) =>
  and(
    eq(interviews.status, 'proposed'),
    sql`exists (select 1 from ${interviewSlots}
      where ${interviewSlots.companyId} = ${interviews.companyId}
        and ${interviewSlots.interviewId} = ${interviews.id}
        and ${interviewSlots.moveId} = ${interviews.proposalId}
        and ${during(interviewSlots, week)})`,
  );

/** Open ones soonest first, closed ones newest first. */
export async function pageCards(ctx: Ctx, filter: Filter, paging: Paging) {
  const order = { ...paging, oldestFirst: filter.when !== 'closed' };
  const key = keyset({ at: interviews.sortAt, id: interviews.id }, order);
  const rows = await from(ctx, filter)
    .where(key.where(matches(filter)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ sortAt: at, id }) => ({ at, id }));
}

export async function countCards(ctx: Ctx, filter: Filter): Promise<number> {
  return ctx.db.$count(cappedRows(from(ctx, filter).where(matches(filter))));
}

/** For a week, cancelled interviews are left out. */
export async function loadCards(ctx: Ctx, filter: Filter, most: number) {
  return from(ctx, filter)
    .where(
      and(
        matches(filter),
        filter.within && !filter.status ? ne(interviews.status, 'cancelled') : undefined,
      ),
    )
    .orderBy(asc(interviews.sortAt), asc(interviews.id))
    .limit(most);
}

type Key = Pick<CardRow, 'companyId' | 'id'>;
const idsOf = (rows: readonly Key[]) => rows.map(({ id }) => id);

export async function loadInterviewers(ctx: Ctx, rows: readonly Key[]) {
  if (rows.length === 0) return new Map<string, never[]>();
  const found = await ctx.db
    .select({
      interviewId: interviewMembers.interviewId,
      id: users.id,
      name: users.name,
      lacksScorecard,
    })
    .from(interviewMembers)
    .innerJoin(interviews, eq(interviews.id, interviewMembers.interviewId))
    .innerJoin(users, eq(users.id, interviewMembers.memberId))
    .where(inArray(interviewMembers.interviewId, idsOf(rows)))
    .orderBy(inAlphabet(users.name), users.id);
  return Map.groupBy(found, ({ interviewId }) => interviewId);
}

/** What happened to these interviews, newest first. */
export async function loadHistory(ctx: Ctx, rows: readonly Key[]) {
  if (rows.length === 0) return new Map<string, never[]>();
  const found = await ctx.db
    .select({
      interviewId: interviewMoves.interviewId,
      id: interviewMoves.id,
      act: interviewMoves.act,
      at: interviewMoves.createdAt,
      startsAt: interviewMoves.toStartsAt,
      note: interviewMoves.note,
      kind: interviewMoves.actorKind,
      name: users.name,
    })
    .from(interviewMoves)
    .leftJoin(users, eq(users.id, interviewMoves.actorId))
    .where(and(inArray(interviewMoves.interviewId, idsOf(rows)), isNull(interviewMoves.undoneAt)))
    .orderBy(desc(interviewMoves.createdAt), desc(interviewMoves.id));
  return Map.groupBy(found, ({ interviewId }) => interviewId);
}

/** A student's interviews, soonest first; of one application, or the open ones of all open ones. */
export async function loadOwn(ctx: Ctx, scope: StudentScope, applicationId: string | undefined) {
  return ctx.db
    .select({ ...shown, companyName: companies.name })
    .from(interviews)
    .innerJoin(applications, isApplicationOf(interviews))
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(userSettings, eq(userSettings.userId, interviews.studentId))
    .where(
      and(
        eq(interviews.studentId, scope.studentId),
        isShownInterview(ctx.now),
        applicationId
          ? eq(interviews.applicationId, applicationId)
          : and(
              // A rejection that can still be undone shows nowhere.
              inArray(visibleStatus, [...openStatuses]),
              inArray(interviews.status, [...openInterviewStatuses]),
              sql`(${interviews.endsAt} is null or ${interviews.endsAt} > ${ctx.now.toISOString()}::timestamptz)`,
            ),
      ),
    )
    .orderBy(asc(interviews.sortAt), asc(interviews.id))
    .limit(200);
}

/** Which applications have an upcoming interview, or times for the student to choose from. */
export async function loadOpenApplicationIds(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: interviews.applicationId })
    .from(interviews)
    .where(
      and(
        eq(interviews.companyId, scope.companyId),
        inArray(interviews.applicationId, applicationIds),
        or(
          eq(interviews.status, 'proposed'),
          and(eq(interviews.status, 'scheduled'), gt(interviews.endsAt, ctx.now)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
