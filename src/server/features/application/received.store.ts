import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { receivedStatuses } from '#domain/application/application-status.ts';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import type { SortedBy } from '#domain/application/received-sort.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { seesApplication } from '#server/db/posting-access.ts';
import { isReceived } from '#server/db/received-filter.ts';
import { stagesOfPosting } from '#server/db/stages-of-posting.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationRatings } from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { files } from '#server/db/tables/files.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import { sortedKeyset } from '#server/paging/sorted-keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** Rows with a number each, such as the applications with their scores. */
export type Ranks = { ids: readonly string[]; ranks: readonly number[] };

export type ReceivedOrder = { by: SortedBy; isAscending: boolean; ranks: Ranks };

const placed = { at: applications.createdAt, id: applications.id };

const rating = sql<number | null>`(select avg(stars)::float8 from ${applicationRatings}
  where company_id = "job_applications"."company_id" and application_id = "job_applications"."id")`;

/**
 * How many messages of each application the member has not read; of all applications, or of the
 * given ones.
 */
export async function countUnread(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: readonly string[] | null,
): Promise<Map<string, number>> {
  const applicationId = sql<string>`${notifications.data} ->> 'applicationId'`;
  const rows = await ctx.db
    .select({ id: applicationId, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, scope.userId),
        isNull(notifications.readAt),
        sql`${notifications.data} ->> 'kind' = 'application.message'`,
        applicationIds
          ? sql`${applicationId} = any(${sql.param([...applicationIds])}::text[])`
          : undefined,
      ),
    )
    .groupBy(applicationId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const statusRank = sql`array_position(${sql.param([...receivedStatuses])}::text[], ${applications.status})`;

const rankOf = ({ ids, ranks }: Ranks, column: SQL, otherwise: number | SQL) =>
  sql<number>`coalesce((select rank from unnest(${sql.param([...ids])}::uuid[], ${sql.param([...ranks])}::float8[]) ranked (ranked_id, rank)
    where ranked_id = ${column}), ${otherwise}::float8)`;

function keyOf({ by, ranks }: ReceivedOrder): SQL<number> {
  if (by === 'rating') return sql`coalesce(${rating}, 0)`;
  if (by === 'stage') return sql`(extract(epoch from ${applications.updatedAt}) * 1000)::float8`;
  if (by === 'unread') return rankOf(ranks, sql`${applications.id}`, 0);
  if (by === 'match') return rankOf(ranks, sql`${applications.id}`, -1);
  if (by === 'status') return rankOf(ranks, sql`${applications.stageId}`, statusRank);
  return rankOf(ranks, sql`${applications.ownerId}`, 1_000_000);
}

/** One page of received applications in the order asked for. */
export async function pageReceived(
  ctx: Ctx,
  scope: CompanyScope,
  { order, ...input }: Paging & ReceivedFilter & { order: ReceivedOrder },
) {
  const isByTime = order.by === 'applied';
  const sortKey = isByTime ? sql<number>`0::float8` : keyOf(order);
  // A cursor of one order says nothing in the other.
  const byTime = keyset(placed, isByTime ? { ...input, oldestFirst: order.isAscending } : {});
  const byKey = sortedKeyset(
    { key: sortKey, ...placed },
    isByTime ? { isAscending: false } : { ...input, isAscending: order.isAscending },
  );
  const key = isByTime ? byTime : byKey;
  const rows = await ctx.db
    .select({
      id: applications.id,
      postingId: applications.postingId,
      postingTitle: postings.title,
      fullName: applications.fullName,
      isNamed: isNamedTo(scope.userId).as('is_named'),
      email: applications.email,
      phone: applications.phone,
      coverLetter: applications.coverLetter,
      status: applications.status,
      stageId: applications.stageId,
      stages: stagesOfPosting,
      resume: { id: files.id, name: files.name },
      answers: applications.answers,
      appliedAt: applications.createdAt,
      changedAt: applications.updatedAt,
      firstAnsweredAt: applications.firstAnsweredAt,
      isHeld: sql<boolean>`${applications.heldStatus} is not null`,
      version: applications.version,
      rating,
      owner: { id: applications.ownerId, name: users.name },
      sortKey,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(key.where(isReceived(scope, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  const page = isByTime
    ? byTime.page(rows, (row) => ({ at: row.appliedAt, id: row.id }))
    : byKey.page(rows, (row) => ({ key: row.sortKey, at: row.appliedAt, id: row.id }));
  const unread = await countUnread(
    ctx,
    scope,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.map(({ owner, ...row }) => ({
      ...row,
      unread: unread.get(row.id) ?? 0,
      owner: owner?.id && owner.name !== null ? { id: owner.id, name: owner.name } : null,
    })),
  };
}

const stageName = sql<string | null>`(select name from posting_stages
  where company_id = "job_applications"."company_id" and id = "job_applications"."stage_id")`;

/** The place of an application in that order. */
export async function findReceivedPlace(
  ctx: Ctx,
  scope: CompanyScope,
  { order, applicationId }: { order: ReceivedOrder; applicationId: string },
) {
  const [row] = await ctx.db
    .select({
      ...placed,
      status: applications.status,
      stage: stageName,
      key: order.by === 'applied' ? sql<number>`0::float8` : keyOf(order),
    })
    .from(applications)
    .where(and(isReceived(scope, {}), eq(applications.id, applicationId)));
  return row;
}

const maxMatched = 2_000;

/** The newest applications of the list, as many as are compared by their match. */
export async function loadReceivedIds(
  ctx: Ctx,
  scope: CompanyScope,
  filter: ReceivedFilter,
): Promise<string[]> {
  const key = keyset(placed, { limit: maxMatched - 1 });
  const rows = await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(isReceived(scope, filter))
    .orderBy(...key.orderBy)
    .limit(maxMatched);
  return rows.map(({ id }) => id);
}

/** Prevents changes of the company's team and its access until the transaction ends. */
export async function lockTeamShared(ctx: Ctx, { companyId }: CompanyScope): Promise<void> {
  await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('share');
}

/** Members who may own an application, by name; of one application, those who also see it. */
export async function loadOwners(ctx: Ctx, scope: CompanyScope, applicationId?: string) {
  return ctx.db
    .select({ id: users.id, name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, scope.companyId),
        inArray(companyMembers.role, ['owner', 'recruiter']),
        applicationId === undefined ? undefined : seesApplication(applicationId),
      ),
    )
    .orderBy(inAlphabet(users.name), users.id);
}

export async function updateOwner(
  ctx: Ctx,
  scope: CompanyScope,
  { applicationId, ownerId }: { applicationId: string; ownerId: string | null },
): Promise<void> {
  await ctx.db
    .update(applications)
    .set({ ownerId })
    .where(and(eq(applications.companyId, scope.companyId), eq(applications.id, applicationId)));
}
