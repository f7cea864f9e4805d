import { type SQL, sql, eq } from 'drizzle-orm';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import type { IndexCell, NewSince, SearchCriteria } from '#domain/search/search-criteria.ts';
import { type Hidden, samplePostedAt, searchPageSize } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { scoredPostingsSql } from '#server/db/match-score.ts';
import {
  all,
  baseOf,
  cellsOf,
  facetsOf,
  isNewSince,
  newest,
  orders,
  type PackedCell,
  passes,
  tierOf,
} from '#server/db/search-conditions.ts';
import { hiddenPostings } from '#server/db/tables/saved-searches.ts';
import { postingSearch as t } from '#server/db/tables/search.ts';
import type { StudentScope } from '#server/scopes.ts';

export type IndexCounts = { cells: IndexCell[]; stems: string[] };

/** Where a list by date continues. */
export type Position = { at: string; id: string };

const isHidden = ({ postings, companies }: Hidden) =>
  sql`(${t.postingId} = any(${sql.param(postings)}::uuid[]) or lower(${t.companyName}) = any(${sql.param(companies)}::text[]))`;

const size = sql.raw(String(searchPageSize));
const past = (page: number) => (page - 1) * searchPageSize;

/**
 * The number of postings per combination of facets that match these terms, place, salary and
 * deadline, optionally only hidden ones, plus the word stems for highlighting. With `page` it also
 * returns the requested page if the total is exact: each combination keeps its row positions, so
 * that no row is looked up twice.
 */
export async function loadCounts(
  ctx: Ctx,
  criteria: SearchCriteria,
  { ofHidden = false, page = false } = {},
): Promise<IndexCounts & { ids: string[] | null }> {
  const words = criteria.terms
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ words: text, longer = [] }) => [text ?? '', ...longer])
    .join(' ');
  const base = all([baseOf(ctx, criteria), ofHidden ? isHidden(criteria.hidden) : null]);
  const sort = criteria.sort === 'match' ? 'relevance' : criteria.sort;
  const hasWords = criteria.terms.some(({ isExcluded }) => !isExcluded);
  const order =
    sort !== 'relevance'
      ? orders[sort]
      : hasWords
        ? sql`${tierOf(criteria.terms)} desc nulls last, ${newest}`
        : newest;
  const matchesFacets = facetsOf(criteria);
  const ids = page
    ? sql`case when (select sum(n) from cells where ${matchesFacets}) <= ${exactTotalLimit} then array(
        select posting_id::text as id from ${t} where ctid = any(array(select unnest(places) from cells where ${matchesFacets}))
        order by ${order} limit ${size} offset ${past(criteria.page)}) end`
    : sql`null`;
  const { rows } = await ctx.db.execute<{
    cells: PackedCell[];
    stems: string[];
    ids: string[] | null;
  }>(sql`
    with cells as materialized (
      select type, level, category, workplace, source, count(*)::int as n${page ? sql`, array_agg(${t}.ctid) filter (where ${matchesFacets}) as places` : sql``}
      from ${t} where ${base} group by 1, 2, 3, 4, 5
    )
    select coalesce((select json_agg(json_build_array(type, level, category, workplace, source, n)) from cells), '[]') as cells,
      tsvector_to_array(to_tsvector('head', ${words})) as stems, ${ids} as ids`);
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are always one row.');
  return { ...row, cells: cellsOf(row.cells) };
}

/** One page of a small result, which is read and sorted as a whole. */
export async function loadOfFew(
  ctx: Ctx,
  criteria: SearchCriteria,
  page: number,
): Promise<string[]> {
  // Selects only the sort column, because each column is carried for every row found. The CTE is
  // materialized so that the planner does not walk an index until it has found twenty rows.
  const order = {
    relevance: sql`${tierOf(criteria.terms)} as rank`,
    date: sql`0 as rank`,
    salary: sql`${t.salaryMax} as salary_max`,
    company: sql`${t.source} as source, ${t.companyName} as company_name`,
  };
  const sort = criteria.sort === 'match' ? 'relevance' : criteria.sort;
  const ordered = sort === 'relevance' ? sql`rank desc nulls last, ${newest}` : orders[sort];
  return idsOf(
    ctx,
    sql`
    with base as materialized (
      select posting_id, posted_at, ${order[sort]} from ${t} where ${passes(ctx, criteria)}
    )
    select posting_id as id from base order by ${ordered} limit ${size} offset ${past(page)}`,
  );
}

/** One page by the student's own match; newer postings first on a tie. */
export async function loadOwnOrder(
  ctx: Ctx,
  criteria: SearchCriteria,
  { facts, skills }: NonNullable<SearchCriteria['own']>,
  page: number,
): Promise<string[]> {
  return idsOf(
    ctx,
    sql`
    select posting_id as id from (${scoredPostingsSql(facts, skills, passes(ctx, criteria))}) ${t}
    order by posted_at = ${samplePostedAt.toISOString()}::timestamptz, score desc nulls last, ${newest} limit ${size} offset ${past(page)}`,
  );
}

/** One page of the newest postings of a large result, ranked by relevance. */
export async function loadNewestRanked(
  ctx: Ctx,
  criteria: SearchCriteria,
  { page, among }: { page: number; among: number },
): Promise<string[]> {
  return idsOf(
    ctx,
    sql`
    with base as materialized (
      select posting_id, posted_at, head from ${t} where ${passes(ctx, criteria)} order by ${newest} limit ${among}
    )
    select posting_id as id from base ${t} order by ${tierOf(criteria.terms)} desc nulls last, ${newest} limit ${size} offset ${past(page)}`,
  );
}

/** One page of a large result in index order. */
export async function loadInOrder(
  ctx: Ctx,
  criteria: SearchCriteria,
  page: number,
): Promise<string[]> {
  const order =
    orders[criteria.sort === 'relevance' || criteria.sort === 'match' ? 'date' : criteria.sort];
  return idsOf(
    ctx,
    sql`
    select posting_id as id from ${t} where ${passes(ctx, criteria)} order by ${order} limit ${size} offset ${past(page)}`,
  );
}

/** All that are new to a job alert, newest first. */
export async function loadNew(
  ctx: Ctx,
  criteria: SearchCriteria,
  newSince: NewSince,
): Promise<string[]> {
  return idsOf(
    ctx,
    sql`
    select posting_id as id from ${t} where ${all([passes(ctx, criteria), isNewSince(newSince)])} order by ${newest}`,
  );
}

/** The same by date: this many postings after a position, with the position of the last one. */
export async function loadAfter(
  ctx: Ctx,
  criteria: SearchCriteria,
  { after, skipped }: { after: Position | null; skipped: number },
): Promise<{ ids: string[]; last: Position | null }> {
  const { rows } = await ctx.db.execute<Position>(sql`
    select posting_id as id, posted_at as at from ${t}
    where ${all([
      passes(ctx, criteria),
      after === null
        ? null
        : sql`(posted_at, posting_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    ])}
    order by ${newest} limit ${size} offset ${skipped}`);
  return { ids: rows.map(({ id }) => id), last: rows.at(-1) ?? null };
}

async function idsOf(ctx: Ctx, statement: SQL): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

/** The postings and companies that the student hid from searches. */
export async function loadHiddenOf(ctx: Ctx, scope: StudentScope): Promise<Hidden> {
  const rows = await ctx.db
    .select({ kind: hiddenPostings.kind, target: hiddenPostings.target })
    .from(hiddenPostings)
    .where(eq(hiddenPostings.userId, scope.studentId));
  const targets = (kind: 'posting' | 'company') =>
    rows.filter((row) => row.kind === kind).map(({ target }) => target);
  return { postings: targets('posting'), companies: targets('company') };
}
