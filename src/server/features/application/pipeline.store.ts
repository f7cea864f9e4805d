import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import {
  type ApplicationStatus,
  receivedStatuses,
} from '#domain/application/application-status.ts';
import { firstCards, isFoldedStatus } from '#domain/application/board-columns.ts';
import { isFiltered, type ReceivedFilter } from '#domain/application/received-filter.ts';
import { inStageOrder, type Stage } from '#domain/stage/stage.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import type { Db } from '#server/db/connect.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { seesApplication } from '#server/db/posting-access.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { isAssigned, isReceived, type Reader } from '#server/db/received-filter.ts';
import { stagesOfPosting } from '#server/db/stages-of-posting.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationInterviewers } from '#server/db/tables/application-messages.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companyMembers } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { postingStages } from '#server/db/tables/posting-stages.ts';
import { postings } from '#server/db/tables/postings.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

const ofIt = sql.raw(
  'company_id = "job_applications"."company_id" and application_id = "job_applications"."id"',
);
const cardOf = (reader: Pick<Reader, 'userId'>) => ({
  id: applications.id,
  postingId: applications.postingId,
  postingTitle: postings.title,
  fullName: applications.fullName,
  isNamed: isNamedTo(reader.userId).as('is_named'),
  status: applications.status,
  stageId: applications.stageId,
  stages: stagesOfPosting,
  appliedAt: applications.createdAt,
  firstAnsweredAt: applications.firstAnsweredAt,
  isHeld: sql<boolean>`${applications.heldStatus} is not null`.as('is_held'),
  version: applications.version,
  rating: sql<number | null>`(select avg(stars)::float8 from application_ratings where ${ofIt})`.as(
    'rating',
  ),
  notes: sql<number>`(select count(*)::int from application_notes where ${ofIt})`.as('notes'),
  messages: sql<number>`(select count(*)::int from application_messages where ${ofIt})`.as(
    'messages',
  ),
});

const placed = { at: applications.createdAt, id: applications.id };

function selectCards(db: Db, reader: Reader, input: Paging & ReceivedFilter) {
  const key = keyset(placed, input);
  const rows = db
    .select(cardOf(reader))
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .where(key.where(isReceived(reader, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return { key, rows };
}

const placeOf = (row: { appliedAt: Date; id: string }) => ({ at: row.appliedAt, id: row.id });

export async function pageCards(
  ctx: Ctx,
  scope: CompanyScope,
  input: Paging & ReceivedFilter & { status: ApplicationStatus },
) {
  const { key, rows } = selectCards(ctx.db, scope, input);
  return key.page(await rows, placeOf);
}

function selectColumns(
  db: Db,
  reader: Reader,
  statuses: readonly ApplicationStatus[],
  input: Paging & ReceivedFilter,
) {
  const [first, second, ...others] = statuses.map(
    (status) => selectCards(db, reader, { ...input, status }).rows,
  );
  if (first === undefined) return undefined;
  return second ? unionAll(first, second, ...others) : first;
}

const unfolded = receivedStatuses.filter((status) => !isFoldedStatus(status));

/** The first cards of all columns without a filter: how a board is mostly asked for. */
const wholeBoard = prepareOnce((db) => {
  const reader = {
    companyId: sql.placeholder('companyId'),
    userId: sql.placeholder('userId'),
    onlyAssigned: false,
  };
  return selectColumns(db, reader, unfolded, { limit: firstCards })?.prepare('whole board');
});

/** The first cards of several columns, in one statement. */
export async function loadFirstCards(
  ctx: Ctx,
  scope: CompanyScope,
  statuses: readonly ApplicationStatus[],
  input: ReceivedFilter & { limit: number },
) {
  const isAll = !scope.onlyAssigned && !scope.isLimited;
  const isWhole = isAll && input.limit === firstCards && !isFiltered(input);
  const rows = isWhole
    ? await wholeBoard(ctx.db)?.execute({ companyId: scope.companyId, userId: scope.userId })
    : await selectColumns(ctx.db, scope, statuses, input);
  const { page } = keyset(placed, input);
  return new Map(
    statuses.map((status) => [
      status,
      page(
        (rows ?? []).filter((row) => row.status === status),
        placeOf,
      ),
    ]),
  );
}

/** How many applications are in each status, by the name of their stage; null for none. */
export async function countByStage(ctx: Ctx, scope: CompanyScope, filter: ReceivedFilter) {
  const isCounted = isReceived(scope, filter);
  const count = sql<number>`count(*)::int`.as('count');
  const inStatus = ctx.db
    .select({ status: applications.status, stage: sql<string | null>`null`.as('stage'), count })
    .from(applications)
    .where(isCounted)
    .groupBy(applications.status);
  // By their ids, which an index holds: the names are joined to the few counts.
  const byId = ctx.db
    .select({ stageId: applications.stageId, count })
    .from(applications)
    .where(and(isCounted, isNotNull(applications.stageId)))
    .groupBy(applications.stageId)
    .as('by_id');
  const inStages = ctx.db
    .select({
      status: sql<ApplicationStatus>`${postingStages.type}`.as('status'),
      stage: sql<string | null>`${postingStages.name}`.as('stage'),
      count: byId.count,
    })
    .from(byId)
    .innerJoin(
      postingStages,
      and(eq(postingStages.companyId, scope.companyId), eq(postingStages.id, byId.stageId)),
    );
  const rows = await unionAll(inStatus, inStages);
  const [all, staged] = [rows.filter(({ stage }) => stage === null), rows.filter(isStaged)];
  const inNone = all.map((row) => {
    const others = staged.filter(({ status }) => status === row.status);
    return { ...row, count: others.reduce((left, each) => left - each.count, row.count) };
  });
  return [...inNone, ...staged];
}

const isStaged = ({ stage }: { stage: string | null }) => stage !== null;

/** All stages of the company, in the order of the pipeline and with those of newer jobs first. */
export async function loadCompanyStages(ctx: Ctx, scope: CompanyScope): Promise<Stage[]> {
  const rows = await ctx.db
    .select({
      id: postingStages.id,
      name: postingStages.name,
      type: postingStages.type,
      place: postingStages.place,
    })
    .from(postingStages)
    .innerJoin(
      postings,
      and(
        eq(postings.companyId, postingStages.companyId),
        eq(postings.id, postingStages.postingId),
      ),
    )
    .where(eq(postingStages.companyId, scope.companyId))
    .orderBy(desc(postings.createdAt), desc(postings.id));
  return inStageOrder(rows);
}

export async function findSent(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({
      ...cardOf(scope),
      ownerId: applications.ownerId,
      email: applications.email,
      phone: applications.phone,
      coverLetter: applications.coverLetter,
      changedAt: applications.updatedAt,
      answers: applications.answers,
      resume: { id: files.id, name: files.name, mediaType: files.mediaType },
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAssigned(scope),
      ),
    );
  return row;
}

export async function loadHistory(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  return ctx.db
    .select({
      id: applicationMoves.id,
      from: applicationMoves.fromStatus,
      to: applicationMoves.toStatus,
      at: applicationMoves.createdAt,
      reason: applicationMoves.reason,
      byKind: applicationMoves.actorKind,
      byName: users.name,
      undoneAt: applicationMoves.undoneAt,
      basis: applicationMoves.basis,
      stage: applicationMoves.stageName,
    })
    .from(applicationMoves)
    .leftJoin(users, eq(users.id, applicationMoves.actorId))
    .where(
      and(
        eq(applicationMoves.companyId, scope.companyId),
        eq(applicationMoves.applicationId, applicationId),
      ),
    )
    .orderBy(applicationMoves.createdAt, applicationMoves.id);
}

export async function loadInterviewers(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  return ctx.db
    .select({
      id: companyMembers.userId,
      name: users.name,
      isAssigned: sql<boolean>`${applicationInterviewers.memberId} is not null`,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .leftJoin(
      applicationInterviewers,
      and(
        eq(applicationInterviewers.companyId, companyMembers.companyId),
        eq(applicationInterviewers.memberId, companyMembers.userId),
        eq(applicationInterviewers.applicationId, applicationId),
      ),
    )
    .where(
      and(
        eq(companyMembers.companyId, scope.companyId),
        eq(companyMembers.role, 'interviewer'),
        seesApplication(applicationId),
      ),
    )
    .orderBy(inAlphabet(users.name), users.id);
}
