import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import type { Cell } from '#domain/search/facet-counts.ts';
import type { IndexCell } from '#domain/search/search-criteria.ts';
import type { FacetName } from '#domain/search/search.ts';

const at = (all: readonly string[], index: number | null) =>
  index === null ? null : (all[index] ?? null);

export function cellOf(cell: IndexCell): Cell {
  return {
    type: at(postingTypes, cell.t),
    level: at(postingLevels, cell.l),
    category: at(postingCategories, cell.c),
    workplace: at(workplaces, cell.w),
    source: cell.s,
    count: cell.n,
  };
}

export function facetValueOf(name: FacetName, key: string): string | null {
  const lists = {
    type: postingTypes,
    level: postingLevels,
    category: postingCategories,
    workplace: workplaces,
  };
  return name === 'source' ? key : at(lists[name], Number(key));
}
