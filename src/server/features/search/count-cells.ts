import type { IndexCell, SearchCriteria } from '#domain/search/search-criteria.ts';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { isRankedWhole } from './find-ids.ts';
import { type IndexCounts, loadCounts } from './search.store.ts';

const cacheSeconds = 10;

/**
 * Counts a search's postings per combination of facets. Counts depend on terms, place, salary and
 * deadline but not on selected facets, so they are cached for everyone; the reader's hidden
 * postings are subtracted. If the counts had to be computed, the requested page comes with them,
 * unless it is null.
 */
export async function countCells(
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
