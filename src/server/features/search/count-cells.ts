import type { IndexCell, SearchCriteria } from '#domain/search/search-criteria.ts';
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
  wanted: SearchCriteria,
): Promise<IndexCounts & { ids: string[] | null }> {
  const { terms, cities, placeMarks, country, company, salary, hidden } = wanted;
  const daysTo = (time: Date | null) =>
    time && Math.round((time.getTime() - ctx.now.getTime()) / dayMs);
  const asked = JSON.stringify([
    terms,
    cities,
    placeMarks,
    country,
    company,
    salary,
    daysTo(wanted.deadline),
    daysTo(wanted.postedAfter),
  ]);
  const hidesNothing = hidden.postings.length + hidden.companies.length === 0;
  const page = hidesNothing && isRankedWhole(wanted);
  let ids: string[] | null = null;
  const counts = await ctx.kept.load(`postings.cells ${asked}`, cacheSeconds, async () => {
    const made = await loadCounts(ctx, wanted, { page });
    ids = made.ids;
    return { cells: made.cells, stems: made.stems };
  });
  if (hidesNothing) return { ...counts, ids };
  const ofHidden = await loadCounts(ctx, wanted, { ofHidden: true });
  const without = new Map(ofHidden.cells.map((cell) => [keyOf(cell), cell.n]));
  const cells = counts.cells
    .map((cell) => ({ ...cell, n: cell.n - (without.get(keyOf(cell)) ?? 0) }))
    .filter(({ n }) => n > 0);
  return { ...counts, cells, ids: null };
}

const dayMs = 24 * 60 * 60 * 1000;

const keyOf = ({ t, l, c, w, s }: IndexCell) => JSON.stringify([t, l, c, w, s]);
