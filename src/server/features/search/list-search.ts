import type { FoundPostings, SearchInput } from '#contract/search.ts';
import { cappedTotal, exactTotalLimit } from '#domain/paging/capped-total.ts';
import { placeOf } from '#domain/place/place-of.ts';
import { indexIn } from '#domain/posting/index-in.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { type Cell, facetCounts } from '#domain/search/facet-counts.ts';
import { readQuery } from '#domain/search/read-query.ts';
import { searchPageSize } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { loadCards } from './load-cards.ts';
import { type FoundIds, loadFound, type Wanted } from './search.store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** One page of open postings, ours and from outside, that have these words and pass these filters. */
export async function listSearch(ctx: Ctx, input: SearchInput): Promise<FoundPostings> {
  const read = readQuery(input.q ?? '');
  const found = await loadFound(ctx, wantedOf(ctx, input, read.text));
  const chosen = {
    type: input.type,
    level: input.level,
    category: input.category,
    source: input.source,
    remote: input.remote === undefined ? undefined : [String(input.remote)],
  };
  const { total, facets } = facetCounts(found.cells.map(cellOf), chosen);
  return {
    items: await loadCards(ctx, found.ids, found.stems),
    total: cappedTotal(total),
    page: found.page,
    pages: Math.ceil(Math.min(total, exactTotalLimit) / searchPageSize),
    facets,
    corrected: null,
    read: { words: read.words, notice: read.notice },
  };
}

function wantedOf(ctx: Ctx, input: SearchInput, text: string | null): Wanted {
  const place = placeOf(input.location ?? null);
  const { sort = 'relevance' } = input;
  return {
    text,
    city: place.city,
    country: place.city === null ? place.country : null,
    company: input.company?.trim() || null,
    type: indexes(postingTypes, input.type),
    level: indexes(postingLevels, input.level),
    category: indexes(postingCategories, input.category),
    remote: input.remote ?? null,
    source: input.source ?? [],
    salary: salaryOf(input),
    deadline:
      input.deadline === undefined ? null : new Date(ctx.now.getTime() + input.deadline * dayMs),
    sort: sort === 'match' ? 'relevance' : sort,
    page: input.page ?? 1,
  };
}

const indexes = <T extends string>(all: readonly T[], values: readonly T[] = []) =>
  values.flatMap((value) => indexIn(all, value) ?? []);

function salaryOf({ salaryMin, salaryMax, unit = 'usd' }: SearchInput): Wanted['salary'] {
  if (salaryMin === undefined && salaryMax === undefined) return null;
  const rupees = unit === 'lpa' ? 100_000 : defaultUsdRate;
  return {
    min: salaryMin === undefined ? null : salaryMin * rupees,
    max: salaryMax === undefined ? null : salaryMax * rupees,
    rule: unit === 'lpa' ? 'middle' : 'range',
  };
}

const at = (all: readonly string[], index: number | null) =>
  index === null ? null : (all[index] ?? null);

function cellOf(cell: FoundIds['cells'][number]): Cell {
  return {
    type: at(postingTypes, cell.t),
    level: at(postingLevels, cell.l),
    category: at(postingCategories, cell.c),
    remote: String(cell.r),
    source: cell.s,
    count: cell.n,
  };
}
