import { type SQL, sql } from 'drizzle-orm';
import type { StudentFacts } from '#domain/match/match-facts.ts';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import { quoted } from '#domain/search/marks.ts';
import type { Term } from '#domain/search/read-query.ts';
import { searchPageSize } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { scoredPostingsSql, type SkillIds } from '#server/db/match-score.ts';
import { postingSearch as t } from '#server/db/tables/search.ts';

/** A term with what may stand in its place: longer words that begin with it. */
export type WantedTerm = Term & { longer?: string[] };

/** What is searched for, in the values of the index. */
export type Wanted = {
  terms: WantedTerm[];
  cities: string[];
  country: string | null;
  company: string | null;
  type: number[];
  level: number[];
  category: number[];
  remote: boolean | null;
  source: string[];
  /** Rupees a year. */
  salary: { min: number | null; max: number | null; rule: 'range' | 'middle' } | null;
  deadline: Date | null;
  sort: 'relevance' | 'date' | 'salary' | 'company' | 'match';
  /** Whose match it is, when that is the order. */
  own: { facts: StudentFacts; skills: SkillIds } | null;
  page: number;
};

type Cells = {
  t: number | null;
  l: number | null;
  c: number | null;
  r: boolean;
  s: string;
  n: number;
}[];
export type FoundIds = { cells: Cells; ids: string[]; stems: string[]; page: number };

const all = (parts: (SQL | null)[]) => {
  const conditions = parts.filter((part) => part !== null);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

/** The terms as one text query; each is its words one after the other, or the lexeme that means the same, or a longer word. */
function queryOf(terms: readonly WantedTerm[]): SQL {
  const parts = terms.map(({ words, mark, isExcluded, longer = [] }) => {
    const either = [
      words === null ? null : sql`phraseto_tsquery('head', ${words})`,
      mark === null ? null : sql`${quoted(mark)}::tsquery`,
      ...longer.map((word) => sql`plainto_tsquery('head', ${word})`),
    ].filter((part) => part !== null);
    const term = sql`(${sql.join(either, sql` || `)})`;
    return isExcluded ? sql`!!${term}` : term;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

const isThere = (ctx: Ctx) =>
  sql`(${t.deadline} is null or ${t.deadline} > ${ctx.now.toISOString()}::timestamptz)`;

function baseOf(ctx: Ctx, wanted: Wanted): SQL {
  const { terms, cities, country, company, salary, deadline } = wanted;
  return all([
    isThere(ctx),
    terms.length === 0 ? null : sql`${t.head} @@ ${queryOf(terms)}`,
    anyOf(sql`${t.city}`, cities, sql`text`),
    country === null ? null : sql`${t.country} = ${country}`,
    company === null ? null : sql`lower(${t.companyName}) = lower(${company})`,
    salary === null ? null : salaryOf(salary),
    deadline === null ? null : sql`${t.deadline} <= ${deadline.toISOString()}::timestamptz`,
  ]);
}

function salaryOf({ min, max, rule }: NonNullable<Wanted['salary']>): SQL {
  const middle = sql`(${t.salaryMin} + ${t.salaryMax}) / 2`;
  return rule === 'middle'
    ? all([
        sql`${t.salaryMin} is not null`,
        min === null ? null : sql`${middle} >= ${min}::bigint`,
        max === null ? null : sql`${middle} <= ${max}::bigint`,
      ])
    : sql`(${t.salaryMin} is null or (${all([
        min === null ? null : sql`${t.salaryMax} >= ${min}::bigint`,
        max === null ? null : sql`${t.salaryMin} <= ${max}::bigint`,
      ])}))`;
}

function anyOf(column: SQL, values: (number | string)[], type: SQL): SQL | null {
  const [first] = values;
  if (first === undefined) return null;
  return values.length === 1
    ? sql`${column} = ${first}::${type}`
    : sql`${column} = any(${sql.param(values)}::${type}[])`;
}

function facetsOf(wanted: Wanted): SQL {
  return all([
    anyOf(sql`type`, wanted.type, sql`smallint`),
    anyOf(sql`level`, wanted.level, sql`smallint`),
    anyOf(sql`category`, wanted.category, sql`smallint`),
    anyOf(sql`source`, wanted.source, sql`text`),
    wanted.remote === null ? null : sql`is_remote = ${wanted.remote}`,
  ]);
}

// As the indexes stand, so that a list without words is read in its order.
const orders = {
  date: sql`posted_at desc nulls last, posting_id desc nulls last`,
  salary: sql`salary_max desc nulls last, posted_at desc nulls last, posting_id desc nulls last`,
  company: sql`lower(company_name), posted_at desc nulls last, posting_id desc nulls last`,
};

const size = sql.raw(String(searchPageSize));

/** One page of what is found, and how much of it there is of each combination of facets, in one statement. */
export async function loadFound(ctx: Ctx, wanted: Wanted): Promise<FoundIds> {
  const { terms, page } = wanted;
  const ranked = terms.filter(({ isExcluded }) => !isExcluded);
  const rank =
    ranked.length === 0 || wanted.sort !== 'relevance'
      ? sql`0`
      : sql`ts_rank(${t.head}, ${queryOf(ranked)})`;
  const words = ranked.flatMap(({ words: text, longer = [] }) => [text ?? '', ...longer]).join(' ');
  // Each column more is carried for every row that is found, and there may be hundreds of thousands.
  const order = {
    relevance: rank,
    date: sql`0`,
    salary: t.salaryMax,
    company: sql`lower(${t.companyName})`,
    match: sql`score`,
  };
  const { own } = wanted;
  const matching =
    own === null
      ? sql`${t} where ${baseOf(ctx, wanted)}`
      : sql`(${scoredPostingsSql(own.facts, own.skills, baseOf(ctx, wanted))}) ${t}`;
  const { rows } = await ctx.db.execute<FoundIds>(sql`
    with base as materialized (
      select posting_id, posted_at, type, level, category, is_remote, source, ${order[wanted.sort]} as rank
      from ${matching}
    ), cells as materialized (
      select type, level, category, is_remote, source, count(*)::int as n from base group by 1, 2, 3, 4, 5
    ), place as (
      select least(${page}::int, greatest(1, ceil(least(sum(n), ${exactTotalLimit}::int) / ${size}.0)))::int as page
      from cells where ${facetsOf(wanted)}
    ), found as (
      select posting_id from base where ${facetsOf(wanted)}
      order by ${wanted.sort === 'company' ? sql`rank` : sql`rank desc nulls last`}, posted_at desc nulls last, posting_id desc nulls last
      limit ${size} offset (select (page - 1) * ${size} from place)
    )
    select (select page from place) as page,
      coalesce((select json_agg(json_build_object('t', type, 'l', level, 'c', category, 'r', is_remote, 's', source, 'n', n)) from cells), '[]') as cells,
      array(select posting_id from found)::text[] as ids,
      tsvector_to_array(to_tsvector('head', ${words})) as stems`);
  const [row] = rows;
  if (row === undefined) throw new Error('A search always answers with one row.');
  return row;
}

/** How many open postings have each combination of facets. */
export async function loadCells(ctx: Ctx): Promise<Cells> {
  const { rows } = await ctx.db.execute<Cells[number]>(sql`
    select type as t, level as l, category as c, is_remote as r, source as s, count(*)::int as n
    from ${t} where ${isThere(ctx)} group by 1, 2, 3, 4, 5`);
  return rows;
}

/** One page of all open postings that pass the facets, read in the order of an index. */
export async function loadOpen(ctx: Ctx, wanted: Wanted, page: number): Promise<string[]> {
  const order =
    orders[wanted.sort === 'relevance' || wanted.sort === 'match' ? 'date' : wanted.sort];
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select posting_id as id from ${t} where ${isThere(ctx)} and ${facetsOf(wanted)}
    order by ${order} limit ${size} offset ${(page - 1) * searchPageSize}`);
  return rows.map(({ id }) => id);
}
