import type { Ctx } from '#server/context.ts';
import { type IndexCell, type IndexCounts, loadCounts, type Wanted } from './search.store.ts';

const keptSeconds = 10;

/**
 * How many postings of a search have each combination of facets. The counts of the same words, place, salary and deadline are the
 * same for everyone whatever facets are chosen, so they are kept; what is hidden from the reader is taken off them.
 */
export async function countCells(ctx: Ctx, wanted: Wanted): Promise<IndexCounts> {
  const { terms, cities, placeMarks, country, company, salary, deadline, foundAfter, hidden } =
    wanted;
  const days = deadline && Math.round((deadline.getTime() - ctx.now.getTime()) / dayMs);
  const asked = JSON.stringify([
    terms,
    cities,
    placeMarks,
    country,
    company,
    salary,
    days,
    foundAfter,
  ]);
  const counts = await ctx.kept.load(`postings.cells ${asked}`, keptSeconds, () =>
    loadCounts(ctx, wanted),
  );
  if (hidden.postings.length + hidden.companies.length === 0) return counts;
  const ofHidden = await loadCounts(ctx, wanted, { ofHidden: true });
  const without = new Map(ofHidden.cells.map((cell) => [keyOf(cell), cell.n]));
  const cells = counts.cells
    .map((cell) => ({ ...cell, n: cell.n - (without.get(keyOf(cell)) ?? 0) }))
    .filter(({ n }) => n > 0);
  return { ...counts, cells };
}

const dayMs = 24 * 60 * 60 * 1000;

const keyOf = ({ t, l, c, r, s }: IndexCell) => JSON.stringify([t, l, c, r, s]);
