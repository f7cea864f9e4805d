import { type SQL, sql } from 'drizzle-orm';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import type { IndexCell, SearchCriteria, CriteriaTerm } from '#domain/search/search-criteria.ts';
import { searchPageSize } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import { cellsOf, type PackedCell } from '#server/db/search-conditions.ts';

export type BitCounts = {
  /**
   * Counts per facet value. 'base' counts postings with these terms in this place, 'total' those
   * that also pass the filters.
   */
  counts: [name: string, key: string | null, count: number][];
  /**
   * The counts of postings changed since the segments were built, by combination of facets,
   * ignoring selected ones.
   */
  changed: IndexCell[];
  stems: string[];
  /** Null if no page was requested. */
  ids: string[] | null;
};

/**
 * The maximum number of rows checked individually: changed postings, and candidates for a phrase.
 */
const maxRows = 2_000;

/**
 * The counts and page of a search, from bitmaps of its terms and filters plus the rows changed
 * since those were built. Undefined if too many rows would be read.
 */
export async function findByBits(
  ctx: Ctx,
  criteria: SearchCriteria,
  { page }: { page: boolean },
): Promise<BitCounts | undefined> {
  const { terms, hidden, sort } = criteria;
  const positive = terms.filter(({ isExcluded }) => !isExcluded);
  const typed = positive.flatMap(({ words, longer = [] }) => [words ?? '', ...longer]).join(' ');
  const isRanked = sort === 'relevance' && positive.length > 0;
  const last = Math.min(criteria.page, exactTotalLimit / searchPageSize);
  const { rows } = await ctx.db.execute<BitsResult>(
    plannedOnce(sql`
    select search_found(${wordsOf(terms)}, ${filtersOf(criteria)}, ${sql.param(hidden.postings)}::uuid[],
      ${sql.param(hidden.companies)}::text[], ${ctx.now.toISOString()}::timestamptz, ${page}::boolean,
      ${page ? last * searchPageSize : 0}::int, ${(last - 1) * searchPageSize}::int, ${searchPageSize}::int, ${isRanked}::boolean, ${maxRows}::int) as found,
      tsvector_to_array(to_tsvector('head', ${typed}::text)) as stems`),
  );
  const [answer] = rows;
  if (answer === undefined) throw new Error('Counts are always one row.');
  const { found, stems } = answer;
  return found === null ? undefined : { ...found, changed: cellsOf(found.changed), stems };
}

type BitsResult = {
  found: (Omit<BitCounts, 'changed' | 'stems'> & { changed: PackedCell[] }) | null;
  stems: string[];
};

/**
 * The alternatives for each term, numbered from 1: words or a mark, and which terms are excluded.
 */
function wordsOf(terms: readonly CriteriaTerm[]): SQL {
  const each = terms.flatMap(({ words, mark, forms, longer = [] }, index) => [
    ...[words ?? [], longer].flat().map((text) => ({ term: index + 1, text, mark: null })),
    ...[mark ?? [], forms].flat().map((each) => ({ term: index + 1, text: null, mark: each })),
  ]);
  return sql`${sql.param(each.map(({ term }) => term))}::int[], ${sql.param(each.map(({ text }) => text))}::text[],
    ${sql.param(each.map(({ mark }) => mark))}::text[], ${sql.param(terms.map(({ isExcluded }) => isExcluded))}::boolean[]`;
}

/** The filters besides terms. Values of the same name are alternatives. */
function filtersOf({ cities, placeMarks, country, company, ...rest }: SearchCriteria): SQL {
  const values = (name: string, kind: string, keys: readonly (string | number)[]) =>
    keys.map((key) => [name, kind, String(key)]);
  const filters = [
    ...values('place', 'city', cities),
    ...values('place', 'any', cities.length > 0 ? placeMarks : []),
    ...values('country', 'country', country === null ? [] : [country]),
    ...values('company', 'company', company === null ? [] : [company]),
    ...values('type', 'type', rest.type),
    ...values('level', 'level', rest.level),
    ...values('category', 'category', rest.category),
    ...values('source', 'source', rest.source),
    ...values('workplace', 'workplace', rest.workplace),
  ];
  const column = (at: number) => sql`${sql.param(filters.map((filter) => filter[at]))}::text[]`;
  return sql`${column(0)}, ${column(1)}, ${column(2)}`;
}
