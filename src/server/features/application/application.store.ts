import { and, desc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { OwnFilter } from '#domain/application/own-filter.ts';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import { inStageOrder, type PlacedStage, type Stage, stageKey } from '#domain/stage/stage.ts';
import type { Ctx } from '#server/context.ts';
import { isWaitingFile } from '#server/db/is-waiting-file.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isPublicPosting, isSuspended } from '#server/db/open-posting.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { isAssigned, isReceived } from '#server/db/received-filter.ts';
import { ownStages } from '#server/db/stages-of-posting.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import {
  hasAcceptedOffer,
  isVisibleMove,
  visibleChangedAt,
  visibleStatus,
  visibleVersion,
} from '#server/db/visible-status.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

/** Applications to all companies that arrived in this period, and to how many jobs. */
export async function countArrived(ctx: Ctx, from: Date, until: Date) {
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      jobs: sql<number>`count(distinct ${applications.postingId})::int`,
    })
    .from(applications)
    .where(and(gte(applications.createdAt, from), lt(applications.createdAt, until)));
  return row ?? { count: 0, jobs: 0 };
}

export type NewApplication = typeof applications.$inferInsert;
export type NewMove = typeof applicationMoves.$inferInsert;

/** Returns false if the student has already applied to this posting. */
export async function insertApplication(ctx: Ctx, _scope: StudentScope, row: NewApplication) {
  const inserted = await ctx.db
    .insert(applications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return inserted.length === 1;
}

/**
 * Prevents changes to the status of the posting and its company until the transaction ends. Locks
 * the company first, as its deletion does, so that neither waits for the other for good.
 */
export async function lockPosting({ db }: Ctx, postingId: string): Promise<void> {
  const isIt = eq(postings.id, postingId);
  const companyId = db.select({ id: postings.companyId }).from(postings).where(isIt);
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('share');
  await db.select({ id: postings.id }).from(postings).where(isIt).for('share');
}

export async function insertMove(ctx: Ctx, row: NewMove): Promise<void> {
  await ctx.db.insert(applicationMoves).values(row);
}

export async function findOwnApplication(ctx: Ctx, scope: StudentScope, postingId: string) {
  const [row] = await ctx.db
    .select({
      id: applications.id,
      status: visibleStatus,
      appliedAt: applications.createdAt,
    })
    .from(applications)
    .where(and(eq(applications.studentId, scope.studentId), eq(applications.postingId, postingId)));
  return row;
}

const resume = { id: files.id, name: files.name };

export async function pageOwnApplications(
  ctx: Ctx,
  scope: StudentScope,
  input: Paging & OwnFilter,
) {
  const key = keyset({ at: applications.createdAt, id: applications.id }, input);
  const rows = await ctx.db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      postingId: applications.postingId,
      postingTitle: postings.title,
      companyName: companies.name,
      hasPage: isPublicPosting,
      isCompanyAway: isSuspended,
      hasAccepted: hasAcceptedOffer,
      status: visibleStatus,
      resume: { ...resume, isWaiting: isWaitingFile },
      answers: applications.answers,
      appliedAt: applications.createdAt,
      changedAt: visibleChangedAt,
      firstAnsweredAt: applications.firstAnsweredAt,
      version: visibleVersion,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(key.where(isOwnShown(scope, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.appliedAt, id: row.id }));
}

export async function countOwnApplications(ctx: Ctx, scope: StudentScope, filter: OwnFilter) {
  return countCapped(ctx, applications, isOwnShown(scope, filter));
}

function isOwnShown({ studentId }: StudentScope, { status, show }: OwnFilter): SQL | undefined {
  const isUnread = sql`exists (select from ${notifications}
    where ${eq(notifications.userId, studentId)} and ${isNull(notifications.readAt)}
      and ${notifications.data} ->> 'kind' = 'application.message'
      and ${notifications.data} ->> 'applicationId' = ${applications.id}::text)`;
  return and(
    eq(applications.studentId, studentId),
    status && eq(visibleStatus, status),
    show === 'open' ? inArray(visibleStatus, [...openStatuses]) : undefined,
    show === 'unread' ? isUnread : undefined,
  );
}

export async function loadOwnMoves(ctx: Ctx, scope: StudentScope, applicationIds: string[]) {
  if (applicationIds.length === 0) return new Map<string, never[]>();
  const rows = await ctx.db
    .select({
      applicationId: applicationMoves.applicationId,
      to: applicationMoves.toStatus,
      at: applicationMoves.createdAt,
      reason: applicationMoves.reason,
    })
    .from(applications)
    .innerJoin(
      applicationMoves,
      and(
        eq(applicationMoves.companyId, applications.companyId),
        eq(applicationMoves.applicationId, applications.id),
      ),
    )
    .where(
      and(
        eq(applications.studentId, scope.studentId),
        inArray(applications.id, applicationIds),
        isVisibleMove,
      ),
    )
    .orderBy(applicationMoves.createdAt, applicationMoves.id);
  return Map.groupBy(rows, (row) => row.applicationId);
}

export async function countReceivedApplications(
  ctx: Ctx,
  scope: CompanyScope,
  filter: ReceivedFilter,
): Promise<number> {
  return countCapped(ctx, applications, isReceived(scope, filter));
}

const maxTitles = 200;
const maxStageNames = 100;

/** Interviewers see only the postings of their assigned applications. */
function hasAssigned(scope: CompanyScope): SQL | undefined {
  if (!scope.onlyAssigned) return undefined;
  return sql`${postings.id} in (select job_id from ${applications}
    where ${eq(applications.companyId, scope.companyId)} and ${isAssigned(scope)})`;
}

/**
 * The company’s newest postings for the filter, always including the selected one, with
 * their stages, or of those of the selected one.
 */
export async function loadPostingTitles(
  ctx: Ctx,
  scope: CompanyScope,
  selectedId: string | undefined,
) {
  const titles = (...narrow: SQL[]) =>
    ctx.db
      .select({ id: postings.id, title: postings.title, stages: ownStages })
      .from(postings)
      .where(
        and(
          eq(postings.companyId, scope.companyId),
          inArray(postings.state, ['active', 'closed']),
          hasAssigned(scope),
          isAccessible(scope, postings.id),
          ...narrow,
        ),
      )
      .orderBy(desc(postings.createdAt), desc(postings.id))
      .limit(maxTitles + 1);
  const newest = await titles();
  const rows = newest.slice(0, maxTitles);
  if (selectedId !== undefined && !rows.some(({ id }) => id === selectedId))
    rows.push(...(await titles(eq(postings.id, selectedId))));
  const shown = rows.filter(({ id }) => selectedId === undefined || id === selectedId);
  return {
    items: rows.map(({ id, title }) => ({ id, title })),
    isCapped: newest.length > maxTitles,
    stages: distinctStages(shown.flatMap(({ stages }) => stages)),
  };
}

/** Each name once per status, whatever its capitals, in the order of the pipeline. */
function distinctStages(stages: readonly PlacedStage[]): Stage[] {
  const found = new Map<string, Stage>();
  for (const stage of inStageOrder(stages)) {
    const key = `${stage.type} ${stageKey(stage.name)}`;
    if (!found.has(key)) found.set(key, stage);
  }
  return [...found.values()].slice(0, maxStageNames);
}

export async function findReceivedApplication(
  ctx: Ctx,
  scope: CompanyScope,
  applicationId: string,
) {
  const [row] = await ctx.db
    .select({
      id: applications.id,
      studentId: applications.studentId,
      email: applications.email,
      fullName: applications.fullName,
      status: applications.status,
      version: applications.version,
      postingId: applications.postingId,
      postingTitle: postings.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAssigned(scope),
      ),
    );
  return row;
}
