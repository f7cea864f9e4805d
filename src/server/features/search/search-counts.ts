import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import {
  facetCounts,
  mergeFacets,
  type Cell,
  type SelectedFacets,
} from '#domain/search/facet-counts.ts';
import type { IndexCell, SearchCriteria } from '#domain/search/search-criteria.ts';
import { facetNames, type FacetName } from '#domain/search/search.ts';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { isNarrowed, isRankedWhole } from './find-ids.ts';
import { findByBits, type BitCounts } from './search-bits.store.ts';
import { loadCounts, type IndexCounts } from './search.store.ts';

/**
 * A search's total and facets, plus its page when sorted by relevance or date, from bitmaps instead
 * of rows. Null if rows are needed: for filters by salary or time, or when too many
 * rows would be read.
 */
export async function countByBits(ctx: Ctx, criteria: SearchCriteria, selected: SelectedFacets) {
  if (!isInBits(criteria)) return null;
  const isPaged =
    criteria.own === null && (criteria.sort === 'relevance' || criteria.sort === 'date');
  const found = await findByBits(ctx, criteria, { page: isPaged });
  if (found === undefined) return null;
  const { counts, stems, ids } = found;
  const changed = facetCounts(found.changed.map(cellOf), selected);
  const countOf = (what: string) => counts.find(([name]) => name === what)?.[2] ?? 0;
  return {
    total: countOf('total') + changed.total,
    facets: mergeFacets(changed.facets, counts.flatMap(facetOf)),
    stems,
    ids,
    isNothing: countOf('base') + found.changed.length === 0,
  };
}

function facetOf([name, key, count]: BitCounts['counts'][number]) {
  const facet = facetNames.find((each) => each === name);
  const value = facet && key !== null ? facetValueOf(facet, key) : null;
  return facet && value !== null && count > 0 ? [{ name: facet, value, count }] : [];
}

/**
 * Requires keywords, a place or a company. Counts of unfiltered searches are cached for everyone
 * anyway.
 */
const isInBits = (criteria: SearchCriteria) =>
  (criteria.terms.length > 0 || isNarrowed(criteria)) &&
  criteria.placeMarks.length < 2 &&
  [criteria.salary, criteria.deadline, criteria.postedAfter].every((each) => each === null);

/** The same as `countByBits` for any search, from the rows of all postings that match its terms. */
export async function countByRows(ctx: Ctx, criteria: SearchCriteria, selected: SelectedFacets) {
  const { cells, stems, ids } = await countCells(ctx, criteria);
  return { ...facetCounts(cells.map(cellOf), selected), stems, ids, isNothing: cells.length === 0 };
}

const cacheSeconds = 10;

/**
 * Counts a search's postings per combination of facets. Counts depend on terms, place, salary and
 * deadline but not on selected facets, so they are cached for everyone; the reader's hidden
 * postings are subtracted. If the counts had to be computed, the requested page comes with them,
 * unless it is null.
 */
async function countCells(
  ctx: Ctx,
  criteria: SearchCriteria,
): Promise<IndexCounts & { ids: string[] | null }> {
  const { terms, cities, placeMarks, country, company, salary, hidden } = criteria;
  const daysTo = (time: Date | null) =>
    time && Math.round((time.getTime() - ctx.now.getTime()) / dayMs);
  const cacheKey = JSON.stringify([
    terms,
    cities,
    placeMarks,
    country,
    company,
    salary,
    daysTo(criteria.deadline),
    daysTo(criteria.postedAfter),
  ]);
  const hidesNothing = hidden.postings.length + hidden.companies.length === 0;
  const page = hidesNothing && isRankedWhole(criteria);
  let ids: string[] | null = null;
  const counts = await ctx.cache.load(`postings.cells ${cacheKey}`, cacheSeconds, async () => {
    const loaded = await loadCounts(ctx, criteria, { page });
    ids = loaded.ids;
    return { cells: loaded.cells, stems: loaded.stems };
  });
  if (hidesNothing) return { ...counts, ids };
  const ofHidden = await loadCounts(ctx, criteria, { ofHidden: true });
  const without = new Map(ofHidden.cells.map((cell) => [keyOf(cell), cell.n]));
  const cells = counts.cells
    .map((cell) => ({ ...cell, n: cell.n - (without.get(keyOf(cell)) ?? 0) }))
    .filter(({ n }) => n > 0);
  return { ...counts, cells, ids: null };
}

const keyOf = ({ t, l, c, w, s }: IndexCell) => JSON.stringify([t, l, c, w, s]);

const at = (all: readonly string[], index: number | null) =>
  index === null ? null : (all[index] ?? null);

function cellOf(cell: IndexCell): Cell {
  return {
    type: at(postingTypes, cell.t),
    level: at(postingLevels, cell.l),
    category: at(postingCategories, cell.c),
    workplace: at(workplaces, cell.w),
    source: cell.s,
    count: cell.n,
  };
}

function facetValueOf(name: FacetName, key: string): string | null {
  const lists = {
    type: postingTypes,
    level: postingLevels,
    category: postingCategories,
    workplace: workplaces,
  };
  return name === 'source' ? key : at(lists[name], Number(key));
}
