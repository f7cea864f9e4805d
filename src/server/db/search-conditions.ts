import { type SQL, sql } from 'drizzle-orm';
import { quoted } from '#domain/search/marks.ts';
import type {
  CriteriaTerm,
  IndexCell,
  NewSince,
  SearchCriteria,
} from '#domain/search/search-criteria.ts';
import type { Hidden } from '#domain/search/search.ts';
import { postingSearch as t } from './tables/search.ts';

type Now = { now: Date };

/** A row as the database returns it: without names, since there may be hundreds. */
export type PackedCell = [
  type: IndexCell['t'],
  level: IndexCell['l'],
  category: IndexCell['c'],
  workplace: IndexCell['w'],
  source: string,
  count: number,
];

export const cellsOf = (packed: readonly PackedCell[]): IndexCell[] =>
  packed.map(([t, l, c, w, s, n]) => ({ t, l, c, w, s, n }));

export const all = (parts: (SQL | null)[]) => {
  const conditions = parts.filter((part) => part !== null);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

/**
 * Builds one text query from the terms; each matches its words in sequence, an equivalent lexeme,
 * or a longer word.
 */
function queryOf(terms: readonly CriteriaTerm[]): SQL {
  const parts = terms.map(({ words, mark, forms, isExcluded, longer = [] }) => {
    const either = [
      words === null ? null : sql`phraseto_tsquery('head', ${words})`,
      ...[mark ?? [], forms].flat().map((each) => sql`${quoted(each)}::tsquery`),
      ...longer.map((word) => sql`plainto_tsquery('head', ${word})`),
    ].filter((part) => part !== null);
    const term = sql`(${sql.join(either, sql` || `)})`;
    return isExcluded ? sql`!!${term}` : term;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

const isThere = (ctx: Now) =>
  sql`(${t.deadline} is null or ${t.deadline} > ${ctx.now.toISOString()}::timestamptz)`;

export function baseOf(ctx: Now, criteria: SearchCriteria): SQL {
  const { terms, cities, placeMarks, country, company, salary, deadline, postedAfter } = criteria;
  return all([
    isThere(ctx),
    terms.length === 0 ? null : sql`${t.head} @@ ${queryOf(terms)}`,
    placeOf(cities, placeMarks),
    country === null ? null : sql`${t.country} = ${country}`,
    company === null ? null : sql`lower(${t.companyName}) = lower(${company})`,
    salary === null ? null : salaryOf(salary),
    deadline === null ? null : sql`${t.deadline} <= ${deadline.toISOString()}::timestamptz`,
    postedAfter === null ? null : sql`${t.postedAt} >= ${postedAfter.toISOString()}::timestamptz`,
  ]);
}

/** Whether a posting is new to a job alert. */
export function isNewSince({ setUpAt, lastAt }: NewSince): SQL {
  const last = sql`${lastAt.toISOString()}::timestamptz`;
  return sql`(${t.foundAt} > ${setUpAt.toISOString()}::timestamptz and (${t.foundAt} > ${last} or ${t.indexedAt} > ${last}))`;
}

function placeOf(cities: string[], placeMarks: string[]): SQL | null {
  const isCity = anyOf(sql`${t.city}`, cities, sql`text`);
  const words = placeMarks.map(quoted).join(' & ');
  return isCity === null || words === ''
    ? isCity
    : sql`(${isCity} or ${t.head} @@ ${words}::tsquery)`;
}

function salaryOf({ min, max, rule }: NonNullable<SearchCriteria['salary']>): SQL {
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

export function facetsOf(criteria: SearchCriteria): SQL {
  return all([
    anyOf(sql`type`, criteria.type, sql`smallint`),
    anyOf(sql`level`, criteria.level, sql`smallint`),
    anyOf(sql`category`, criteria.category, sql`smallint`),
    anyOf(sql`source`, criteria.source, sql`text`),
    anyOf(sql`workplace`, criteria.workplace, sql`smallint`),
  ]);
}

function isShown({ postings, companies }: Hidden): SQL {
  return all([
    postings.length === 0 ? null : sql`${t.postingId} <> all(${sql.param(postings)}::uuid[])`,
    companies.length === 0
      ? null
      : sql`lower(${t.companyName}) <> all(${sql.param(companies)}::text[])`,
  ]);
}

export const passes = (ctx: Now, criteria: SearchCriteria) =>
  all([baseOf(ctx, criteria), facetsOf(criteria), isShown(criteria.hidden)]);

export const newest = sql`posted_at desc nulls last, posting_id desc nulls last`;
// The same order as the indexes, so that a long list is read in index order.
export const orders = {
  date: newest,
  salary: sql`salary_max desc nulls last, ${newest}`,
  company: sql`(source = 'sample'), lower(company_name), ${newest}`,
};

/**
 * Ranks where a posting matches the search terms: all in the title; some in the title and the rest
 * among the skills; all in title and skills; or only with the company included.
 */
export function tierOf(terms: readonly CriteriaTerm[]): SQL {
  const ranked = terms.filter(({ isExcluded }) => !isExcluded);
  if (ranked.length === 0) return sql`0`;
  const query = queryOf(ranked);
  const some = sql`(${sql.join(
    ranked.map((term) => queryOf([term])),
    sql` || `,
  )})`;
  const title = sql`ts_filter(${t.head}, '{a}')`;
  const isAbove = sql`ts_filter(${t.head}, '{a,b}') @@ ${query}`;
  return sql`case when ${title} @@ ${query} then 3 when ${isAbove} then 1 + (${title} @@ ${some})::int else 0 end`;
}
