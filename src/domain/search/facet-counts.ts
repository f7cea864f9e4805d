import { type FacetName, facetNames } from './search.ts';

/** Number of postings with this combination of facet values; null where a posting has none. */
export type Cell = Record<FacetName, string | null> & { count: number };
export type SelectedFacets = Partial<Record<FacetName, readonly string[] | undefined>>;
export type FacetCounts = Record<FacetName, { value: string; count: number }[]>;

/**
 * The number of matching postings, and for each facet the count per value. A facet's own selection
 * doesn't reduce its counts.
 */
export function facetCounts(
  cells: readonly Cell[],
  selected: SelectedFacets,
): { total: number; facets: FacetCounts } {
  const counts = new Map(facetNames.map((name) => [name, new Map<string, number>()]));
  let total = 0;
  for (const cell of cells) {
    const failed = facetNames.filter((name) => !passes(cell[name], selected[name]));
    if (failed.length === 0) total += cell.count;
    if (failed.length > 1) continue;
    for (const name of failed.length === 1 ? failed : facetNames) {
      const value = cell[name];
      const of = counts.get(name);
      if (value !== null) of?.set(value, (of.get(value) ?? 0) + cell.count);
    }
  }
  return { total, facets: sorted(counts) };
}

/** Adds counts to the facets. */
export function mergeFacets(
  facets: FacetCounts,
  more: readonly { name: FacetName; value: string; count: number }[],
): FacetCounts {
  const counts = new Map(
    facetNames.map((name) => [name, new Map(facets[name].map((each) => [each.value, each.count]))]),
  );
  for (const { name, value, count } of more) {
    const of = counts.get(name);
    of?.set(value, (of.get(value) ?? 0) + count);
  }
  return sorted(counts);
}

/** Sorts each facet's values by descending count. */
function sorted(counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>): FacetCounts {
  return Object.fromEntries(
    [...counts].map(([name, of]) => [
      name,
      [...of]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    ]),
  ) as FacetCounts;
}

const passes = (value: string | null, selected: readonly string[] | undefined) =>
  selected === undefined || selected.length === 0 || (value !== null && selected.includes(value));
