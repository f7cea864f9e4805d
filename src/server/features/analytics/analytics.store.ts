import { type SQL, sql } from 'drizzle-orm';
import { type ReachedStatus, reachedStatuses } from '#domain/analytics/reached-status.ts';
import type { ReceivedFilter } from '#domain/application/received-filter.ts';
import type { Ctx } from '#server/context.ts';
import { companyDay } from '#server/db/company-day.ts';
import { isAnswered, isReceived } from '#server/db/received-filter.ts';
import { isShownMove } from '#server/db/shown-status.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { CompanyScope } from '#server/scopes.ts';

type Steps = Record<'applications' | ReachedStatus, number>;
export type FunnelRow = Steps & {
  /** Null in the row of all postings. */
  postingId: string | null;
  title: string | null;
  answered: number;
  open: number;
  medianSeconds: number | null;
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

/** The steps of all applications of the filter, and of each posting. */
export async function loadFunnel(
  ctx: Ctx,
  scope: CompanyScope,
  filter: ReceivedFilter,
): Promise<FunnelRow[]> {
  const { rows } = await ctx.db.execute<FunnelRow>(sql`
    with sent as materialized (${sentOf(scope, filter)}),
    reached as (
      select ${applicationMoves.applicationId} as id, max(${depth}) as depth
      from ${applicationMoves}
      where ${applicationMoves.companyId} = ${scope.companyId} and ${isShownMove}
        and ${applicationMoves.createdAt} >= (select min(created_at) from sent)
      group by 1
    )
    select sent.job_id as "postingId",
      (select title from ${postings} p where p.company_id = ${scope.companyId} and p.id = sent.job_id) as title,
      count(*)::int as applications, ${reachedAtLeast},
      count(sent.first_answered_at)::int as answered,
      (count(*) filter (where sent.is_waiting))::int as open,
      percentile_cont(0.5) within group (order by extract(epoch from sent.first_answered_at - sent.created_at)::float8)
        as "medianSeconds"
    from sent left join reached using (id)
    group by grouping sets ((), (sent.job_id))
    order by sent.job_id is not null, count(*) desc, sent.job_id`);
  return rows;
}

function sentOf(scope: CompanyScope, filter: ReceivedFilter): SQL {
  return sql`select ${applications.id}, ${applications.postingId}, ${applications.createdAt},
      ${applications.firstAnsweredAt}, coalesce(${isAnswered('open')}, false) as is_waiting
    from ${applications} where ${isReceived(scope, filter)}`;
}

/** The first and last day of a range, in the company's time zone. */
export async function findDays(ctx: Ctx, { companyId }: CompanyScope, days: number) {
  const today = companyDay(companyId, ctx.now);
  const { rows } = await ctx.db.execute<{ first: string; last: string }>(
    sql`select (${today} - ${days - 1}::int)::text as first, ${today}::text as last`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row;
}
