import { type SQL, sql } from 'drizzle-orm';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import { searchPageSize, type SuggestionKind } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { postingSearch as t, searchTitles } from '#server/db/tables/search.ts';

/** What is searched for, in the values of the index. */
export type Wanted = {
  /** Words of a web search; null finds all. */
  text: string | null;
  city: string | null;
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
  sort: 'relevance' | 'date' | 'salary' | 'company';
  page: number;
};

export type FoundIds = {
  cells: {
    t: number | null;
    l: number | null;
    c: number | null;
    r: boolean;
    s: string;
    n: number;
  }[];
  ids: string[];
  stems: string[];
  page: number;
};

const all = (parts: (SQL | null)[]) => {
  const conditions = parts.filter((part) => part !== null);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

function baseOf(ctx: Ctx, wanted: Wanted): SQL {
  const { text, city, country, company, salary, deadline } = wanted;
  return all([
    sql`(${t.deadline} is null or ${t.deadline} > ${ctx.now.toISOString()}::timestamptz)`,
    text === null ? null : sql`${t.head} @@ websearch_to_tsquery('head', ${text})`,
    city === null ? null : sql`${t.city} = ${city}`,
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

const anyOf = (column: SQL, values: (number | string)[], type: SQL) =>
  values.length === 0 ? null : sql`${column} = any(${sql.param(values)}::${type}[])`;

function facetsOf(wanted: Wanted): SQL {
  return all([
    anyOf(sql`type`, wanted.type, sql`smallint`),
    anyOf(sql`level`, wanted.level, sql`smallint`),
    anyOf(sql`category`, wanted.category, sql`smallint`),
    anyOf(sql`source`, wanted.source, sql`text`),
    wanted.remote === null ? null : sql`is_remote = ${wanted.remote}`,
  ]);
}

const orders = {
  relevance: sql`rank desc, posted_at desc nulls last, posting_id desc nulls last`,
  date: sql`posted_at desc nulls last, posting_id desc nulls last`,
  salary: sql`salary_max desc nulls last, posted_at desc, posting_id desc`,
  company: sql`lower(company_name), posted_at desc, posting_id desc`,
};

/** One page of what is found, and how much of it there is of each combination of facets. */
export async function loadFound(ctx: Ctx, wanted: Wanted): Promise<FoundIds> {
  const { text, page } = wanted;
  const rank =
    text === null ? sql`0` : sql`ts_rank(${t.head}, websearch_to_tsquery('head', ${text}))`;
  const size = sql.raw(String(searchPageSize));
  const { rows } = await ctx.db.execute<FoundIds>(sql`
    with base as materialized (
      select posting_id, posted_at, company_name, salary_max, type, level, category, is_remote, source, ${rank} as rank
      from ${t} where ${baseOf(ctx, wanted)}
    ), cells as (
      select type as t, level as l, category as c, is_remote as r, source as s, count(*)::int as n from base group by 1, 2, 3, 4, 5
    ), place as (
      select least(${page}::int, greatest(1, ceil(least(count(*), ${exactTotalLimit}::int) / ${size}.0)))::int as page
      from base where ${facetsOf(wanted)}
    ), found as (
      select posting_id from base where ${facetsOf(wanted)} order by ${orders[wanted.sort]}
      limit ${size} offset (select (page - 1) * ${size} from place)
    )
    select (select page from place) as page,
      coalesce((select json_agg(cells) from cells), '[]') as cells,
      array(select posting_id from found)::text[] as ids,
      ${text === null ? sql`'{}'::text[]` : sql`tsvector_to_array(to_tsvector('head', ${text}))`} as stems`);
  const [row] = rows;
  if (row === undefined) throw new Error('A search always answers with one row.');
  return row;
}

/** What begins with this, the most frequent first. */
export async function loadSuggestions(
  ctx: Ctx,
  key: string,
  most: number,
): Promise<{ text: string; kind: SuggestionKind }[]> {
  const pattern = `${key.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return ctx.db
    .select({ text: searchTitles.title, kind: searchTitles.kind })
    .from(searchTitles)
    .where(sql`${searchTitles.key} like ${pattern}`)
    .orderBy(sql`${searchTitles.postings} desc nulls last, ${searchTitles.key}`)
    .limit(most);
}
