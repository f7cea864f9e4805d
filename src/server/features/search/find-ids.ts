import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import type { SearchCriteria } from '#domain/search/search-criteria.ts';
import { searchPageSize } from '#domain/search/search.ts';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import {
  loadAfter,
  loadInOrder,
  loadNewestRanked,
  loadOfFew,
  loadOwnOrder,
  type Position,
} from './search.store.ts';

/** Above the exact total limit, only this many of the newest postings are ranked by relevance. */
const rankedOfMany = 1_000;
const positionSeconds = 60;

/**
 * The ids of one page. A search within the exact total limit is ranked by relevance as a whole.
 * Beyond it only the newest thousand are, and the rest follow by date.
 */
export async function findIds(
  ctx: Ctx,
  criteria: SearchCriteria,
  { page, total }: { page: number; total: number },
): Promise<string[]> {
  const { terms, sort, hidden, own } = criteria;
  if (own !== null) return loadOwnOrder(ctx, criteria, own, page);
  const hasWords = terms.some(({ isExcluded }) => !isExcluded);
  const isRanked = sort === 'relevance' && hasWords;
  if (total <= exactTotalLimit && isRankedWhole(criteria)) return loadOfFew(ctx, criteria, page);
  if (isRanked && page * searchPageSize <= rankedOfMany)
    return loadNewestRanked(ctx, criteria, { page, among: rankedOfMany });
  const isByDate = (sort === 'date' || sort === 'relevance') && !isRanked;
  const isForAll = hidden.postings.length + hidden.companies.length === 0;
  return isByDate && isForAll ? findByDate(ctx, criteria, page) : loadInOrder(ctx, criteria, page);
}

/** A page by date continues from the nearest earlier page whose end is cached. */
async function findByDate(ctx: Ctx, criteria: SearchCriteria, page: number): Promise<string[]> {
  const { sort: _sort, page: _page, own: _own, deadline, postedAfter, ...same } = criteria;
  const days = [deadline, postedAfter].map((time) => time && Math.round(time.getTime() / dayMs));
  const positions = await ctx.cache.load(
    `postings.positions ${JSON.stringify([same, days])}`,
    positionSeconds,
    async () => new Map<number, Position>(),
  );
  const before = Math.max(0, ...[...positions.keys()].filter((read) => read < page));
  const { ids, last } = await loadAfter(ctx, criteria, {
    after: positions.get(before) ?? null,
    skipped: (page - 1 - before) * searchPageSize,
  });
  if (last !== null && ids.length === searchPageSize) positions.set(page, last);
  return ids;
}

/** Whether all results are read and sorted, as long as they can be counted exactly. */
export const isRankedWhole = (criteria: SearchCriteria) =>
  criteria.own === null && (criteria.terms.length > 0 || isNarrowed(criteria));

export const isNarrowed = ({
  cities,
  country,
  company,
  salary,
  deadline,
  postedAfter,
}: SearchCriteria) =>
  cities.length > 0 ||
  [country, company, salary, deadline, postedAfter].some((each) => each !== null);
