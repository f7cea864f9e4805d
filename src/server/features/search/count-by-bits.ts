import { type SelectedFacets, facetCounts, mergeFacets } from '#domain/search/facet-counts.ts';
import type { SearchCriteria } from '#domain/search/search-criteria.ts';
import { facetNames } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { cellOf, facetValueOf } from './cell-of.ts';
import { isNarrowed } from './find-ids.ts';
import { type BitCounts, findByBits } from './search-bits.store.ts';

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
