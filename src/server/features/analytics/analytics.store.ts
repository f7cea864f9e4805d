import { and, between, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { type ReachedStatus, reachedStatuses } from '#domain/analytics/reached-status.ts';
import { openStatuses } from '#domain/application/application-status.ts';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import type { Ctx } from '#server/context.ts';
import { companyDay, companyDayStart } from '#server/db/company-day.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { hasScorecards, isAnswered, isReceived } from '#server/db/received-filter.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postingDays } from '#server/db/tables/posting-days.ts';
import { postings } from '#server/db/tables/postings.ts';
import { isVisibleMove } from '#server/db/visible-status.ts';
import type { CompanyScope } from '#server/scopes.ts';

type OpenStatus = (typeof openStatuses)[number];
export type Steps = Record<'applications' | ReachedStatus, number>;
export type FunnelRow = Steps & {
  /** What the row is about: all applications, those of a posting, or those of a source. */
  kind: 'all' | 'posting' | 'source';
  postingId: string | null;
  source: PostingSource | null;
  answered: number;
  open: number;
  withdrawn: number;
  medianSeconds: number | null;
  hireSeconds: number | null;
};

/** How far each application got, as a number: 0 for the application itself. */
const depth = sql`case ${applicationMoves.toStatus} ${sql.join(
  reachedStatuses.map((status, at) => sql`when ${status} then ${at + 1}::int`),
  sql` `,
)} else 0 end`;

const reachedAtLeast = sql.join(
  reachedStatuses.map(
    (status, at) =>
      sql`(count(*) filter (where reached.depth > ${at}::int))::int as ${sql.identifier(status)}`,
  ),
  sql`, `,
);

const median = (from: SQL, to: SQL): SQL =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from})::float8)`;

/** The steps of all applications of the filter, of each posting and of each source. */
export async function loadFunnel(ctx: Ctx, scope: CompanyScope, filter: ReceivedFilter) {
  const { rows } = await ctx.db.execute<FunnelRow>(sql`
    with sent as materialized (${sentOf(scope, filter)}),
    reached as (
      select ${applicationMoves.applicationId} as id, max(${depth}) as depth,
        min(${applicationMoves.createdAt}) filter (where ${applicationMoves.toStatus} = 'hired') as hired_at
      from ${applicationMoves} where ${isNotifiedSince(scope)}
      group by 1
    )
    select case grouping(sent.job_id, sent.source) when 3 then 'all' when 1 then 'posting' else 'source' end as kind,
      sent.job_id as "postingId", sent.source,
      count(*)::int as applications, ${reachedAtLeast},
      count(sent.first_answered_at)::int as answered,
      (count(*) filter (where sent.is_waiting))::int as open,
      (count(*) filter (where sent.is_withdrawn))::int as withdrawn,
      ${median(sql`sent.created_at`, sql`sent.first_answered_at`)} as "medianSeconds",
      ${median(sql`sent.created_at`, sql`reached.hired_at`)} as "hireSeconds"
    from sent left join reached using (id)
    group by grouping sets ((), (sent.job_id), (sent.source))
    order by count(*) desc, sent.job_id, sent.source`);
  return rows;
}

type EarlierRow = Steps & Pick<FunnelRow, 'answered' | 'medianSeconds'>;

/** The same totals of the period before, as they stood when it ended. */
export async function loadEarlier(
  ctx: Ctx,
  scope: CompanyScope,
  { days, ...filter }: ReceivedFilter & { days: number },
): Promise<EarlierRow> {
  const end = companyDayStart(scope.companyId, ctx.now, days - 1);
  const { rows } = await ctx.db.execute<EarlierRow>(sql`
    with ends as materialized (select ${end} as at),
    sent as materialized (${sentOf(scope, { ...filter, sent: { days, now: ctx.now, isBefore: true } })}),
    reached as (
      select ${applicationMoves.applicationId} as id, max(${depth}) as depth
      from ${applicationMoves}
      where ${isNotifiedSince(scope)} and ${applicationMoves.createdAt} < (select at from ends)
      group by 1
    ),
    answered as (
      select id, case when first_answered_at < (select at from ends) then first_answered_at end as first_at from sent
    )
    select count(*)::int as applications, ${reachedAtLeast},
      count(answered.first_at)::int as answered,
      ${median(sql`sent.created_at`, sql`answered.first_at`)} as "medianSeconds"
    from sent join answered using (id) left join reached using (id)`);
  const [row] = rows;
  if (row === undefined) throw new Error('A total has one row.');
  return row;
}

function sentOf(scope: CompanyScope, filter: ReceivedFilter): SQL {
  return sql`select ${applications.id}, ${applications.postingId}, ${applications.source}, ${applications.status},
      ${applications.createdAt}, ${applications.firstAnsweredAt},
      coalesce(${isAnswered('open')}, false) as is_waiting,
      coalesce(${isAnswered('withdrawn')}, false) as is_withdrawn
    from ${applications} where ${isReceived(scope, filter)}`;
}

/** Moves that students were notified of, from the first application of `sent` on. */
const isNotifiedSince = ({ companyId }: CompanyScope): SQL =>
  sql`${applicationMoves.companyId} = ${companyId} and ${isVisibleMove}
    and ${applicationMoves.createdAt} >= (select min(created_at) from sent)`;

export type StageRow = {
  status: OpenStatus;
  left: number;
  medianSeconds: number | null;
  now: number;
};

/** How long the applications of the filter stayed in each open status. */
export async function loadStages(ctx: Ctx, scope: CompanyScope, filter: ReceivedFilter) {
  const { rows } = await ctx.db.execute<StageRow>(sql`
    with sent as materialized (${sentOf(scope, filter)}),
    told as (
      select ${applicationMoves.applicationId} as id, ${applicationMoves.toStatus} as status,
        ${applicationMoves.createdAt} as entered_at,
        lead(${applicationMoves.createdAt}) over (partition by ${applicationMoves.applicationId}
          order by ${applicationMoves.createdAt}, ${applicationMoves.id}) as left_at
      from ${applicationMoves} where ${isNotifiedSince(scope)}
    ),
    stays as (
      select told.status, count(left_at)::int as "left", ${median(sql`entered_at`, sql`left_at`)} as median
      from told join sent using (id) group by 1
    )
    select each.status, coalesce(stays."left", 0) as "left", stays.median as "medianSeconds",
      (select count(*)::int from sent where sent.status = each.status) as now
    from unnest(${sql.param([...openStatuses])}::text[]) with ordinality each (status, place)
    left join stays using (status) order by each.place`);
  return rows;
}

/** Applications of the filter with a completed interview, by whether their scorecards are there. */
export async function countScorecards(ctx: Ctx, scope: CompanyScope, filter: ReceivedFilter) {
  const count = (state: 'complete' | 'missing') =>
    sql<number>`(count(*) filter (where ${hasScorecards(state)}))::int`;
  const [row] = await ctx.db
    .select({ complete: count('complete'), missing: count('missing') })
    .from(applications)
    .where(isReceived(scope, filter));
  return row ?? { complete: 0, missing: 0 };
}

/** Views of these days by posting and source, and the sums of both. */
export async function loadViews(
  ctx: Ctx,
  scope: CompanyScope,
  { first, last, postingId }: { first: string; last: string; postingId: string | undefined },
) {
  const { rows } = await ctx.db.execute<{
    kind: 'all' | 'posting' | 'source' | 'day';
    postingId: string | null;
    source: PostingSource | null;
    day: string | null;
    opened: number;
    started: number;
  }>(sql`
    select case grouping(${postingDays.postingId}, ${postingDays.source}, ${postingDays.day})
        when 7 then 'all' when 3 then 'posting' when 5 then 'source' else 'day' end as kind,
      ${postingDays.postingId} as "postingId", ${postingDays.source}, ${postingDays.day}::text as day,
      coalesce(sum(${postingDays.opened}), 0)::int as opened, coalesce(sum(${postingDays.started}), 0)::int as started
    from ${postingDays}
    where ${and(
      eq(postingDays.companyId, scope.companyId),
      between(postingDays.day, first, last),
      postingId ? eq(postingDays.postingId, postingId) : undefined,
      isAccessible(scope, postingDays.postingId),
    )}
    group by grouping sets ((), (${postingDays.postingId}), (${postingDays.source}), (${postingDays.day}))`);
  return rows;
}

/** The first day with a counted view at this company. */
export async function findFirstView(ctx: Ctx, { companyId }: CompanyScope): Promise<string | null> {
  const [row] = await ctx.db
    .select({ day: postingDays.day })
    .from(postingDays)
    .where(and(eq(postingDays.companyId, companyId), gt(postingDays.opened, 0)))
    .orderBy(postingDays.day)
    .limit(1);
  return row?.day ?? null;
}

/** Applications of each day that had any. */
export async function loadSentDays(ctx: Ctx, scope: CompanyScope, filter: ReceivedFilter) {
  const day = companyDay(scope.companyId, sql`${applications.createdAt}`);
  return ctx.db
    .select({ day: sql<string>`${day}::text`, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(isReceived(scope, filter))
    .groupBy(sql`1`);
}

export async function findCompanyName(ctx: Ctx, { companyId }: CompanyScope): Promise<string> {
  const [row] = await ctx.db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.name ?? '';
}

export async function loadTitles(ctx: Ctx, scope: CompanyScope, ids: readonly string[]) {
  const rows = await ctx.db
    .select({ id: postings.id, title: postings.title, state: postings.state })
    .from(postings)
    .where(and(eq(postings.companyId, scope.companyId), inArray(postings.id, [...ids])));
  return rows.map(({ id, title, state }) => ({ id, title, isRemoved: state === 'removed' }));
}

/** The first and last day of a range and of the one before, in the company's time zone. */
export async function findDays(ctx: Ctx, { companyId }: CompanyScope, days: number) {
  const { rows } = await ctx.db.execute<
    Record<'first' | 'last' | 'beforeFirst' | 'beforeLast', string>
  >(
    sql`select (today - ${days - 1}::int)::text as first, today::text as last,
        (today - ${2 * days - 1}::int)::text as "beforeFirst", (today - ${days}::int)::text as "beforeLast"
      from (select ${companyDay(companyId, ctx.now)} as today) now`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row;
}
