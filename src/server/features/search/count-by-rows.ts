import { type SelectedFacets, facetCounts } from '#domain/search/facet-counts.ts';
import type { SearchCriteria } from '#domain/search/search-criteria.ts';
import type { Ctx } from '#server/context.ts';
import { cellOf } from './cell-of.ts';
import { countCells } from './count-cells.ts';

/** The same as `countByBits` for any search, from the rows of all postings that match its terms. */
export async function countByRows(ctx: Ctx, criteria: SearchCriteria, selected: SelectedFacets) {
  const { cells, stems, ids } = await countCells(ctx, criteria);
  return { ...facetCounts(cells.map(cellOf), selected), stems, ids, isNothing: cells.length === 0 };
}
