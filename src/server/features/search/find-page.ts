import type { FoundPostings, SearchInput } from '#contract/search.ts';
import { cappedTotal, exactTotalLimit } from '#domain/paging/capped-total.ts';
import { readPlace } from '#domain/place/place-of.ts';
import { indexIn } from '#domain/posting/index-in.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { type Cell, facetCounts } from '#domain/search/facet-counts.ts';
import { readQuery } from '#domain/search/read-query.ts';
import { longestQuery, searchPageSize } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { findOwnOrder } from '#server/features/match/find-own-order.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireStudent } from '#server/scopes.ts';
import { findCorrection } from './find-correction.ts';
import { findLonger } from './find-longer.ts';
import { type FoundIds, loadCells, loadFound, loadOpen, type Wanted } from './search.store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const cellSeconds = 10;

/** Which open postings have these words and pass these filters: one page of their ids, and what the whole is made of. */
export async function findPage(ctx: Ctx, input: SearchInput): Promise<FoundPage> {
  const { terms, notice } = readQuery(input.q ?? '');
  const wanted = await wantedOf(ctx, input);
  const isBrowsing = terms.length === 0 && !isNarrow(wanted) && wanted.own === null;
  let found = isBrowsing
    ? await browse(ctx, wanted, input)
    : await loadFound(ctx, { ...wanted, terms: await findLonger(ctx, terms) });
  let shown = terms;
  let corrected: string | null = null;
  if (found.cells.length === 0 && terms.length > 0) {
    const mended = await findCorrection(ctx, terms);
    const again = mended && (await loadFound(ctx, { ...wanted, terms: mended.terms }));
    if (mended && again && again.cells.length > 0) {
      found = again;
      shown = mended.terms;
      corrected = mended.text;
    }
  }
  const { total, facets } = facetCounts(found.cells.map(cellOf), chosenOf(input));
  return {
    ids: found.ids,
    stems: found.stems,
    total: cappedTotal(total),
    page: found.page,
    pages: pagesOf(total),
    facets,
    corrected,
    read: { words: shown.filter((term) => !term.isExcluded).map(({ text }) => text), notice },
  };
}

type FoundPage = Omit<FoundPostings, 'items'> & Pick<FoundIds, 'ids' | 'stems'>;

const pagesOf = (total: number) => Math.ceil(Math.min(total, exactTotalLimit) / searchPageSize);

/** Without words, place or salary all open postings are found: their counts are the same for everyone. */
async function browse(ctx: Ctx, wanted: Wanted, input: SearchInput): Promise<FoundIds> {
  const cells = await ctx.kept.load('postings.cells', cellSeconds, () => loadCells(ctx));
  const { total } = facetCounts(cells.map(cellOf), chosenOf(input));
  const page = Math.min(wanted.page, Math.max(1, pagesOf(total)));
  return { cells, page, ids: await loadOpen(ctx, wanted, page), stems: [] };
}

const isNarrow = (wanted: Wanted) =>
  wanted.cities.length > 0 ||
  [wanted.country, wanted.company, wanted.salary, wanted.deadline].some((each) => each !== null);

/** What people may type or an address may say, without what cannot be asked for. */
const readTyped = (typed: string) =>
  typed.slice(0, longestQuery.read).replaceAll('\u0000', ' ').toWellFormed().trim();

async function wantedOf(ctx: Ctx, input: SearchInput): Promise<Wanted> {
  const place = readPlace(readTyped(input.location ?? ''));
  const { sort = 'relevance' } = input;
  const own = isOwnOrder(ctx, input) ? await findOwnOrder(ctx, requireStudent(ctx)) : null;
  return {
    terms: [],
    cities: place.cities,
    country: place.country,
    company: readTyped(input.company ?? '') || null,
    type: indexes(postingTypes, input.type),
    level: indexes(postingLevels, input.level),
    category: indexes(postingCategories, input.category),
    remote: input.remote ?? (place.isRemote ? true : null),
    source: (input.source ?? []).map(readTyped),
    salary: salaryOf(input, (await loadSettings(ctx)).usdRate),
    deadline:
      input.deadline === undefined ? null : new Date(ctx.now.getTime() + input.deadline * dayMs),
    own,
    sort: sort === 'match' && own === null ? 'relevance' : sort,
    page: input.page ?? 1,
  };
}

/** Whether the order is that of the student who asks: for nobody else, and not to be kept. */
export const isOwnOrder = (ctx: Ctx, { sort }: SearchInput) =>
  sort === 'match' && ctx.actor.kind === 'student';

function chosenOf(input: SearchInput) {
  const isRemote =
    input.remote ?? (readPlace(readTyped(input.location ?? '')).isRemote || undefined);
  return {
    type: input.type,
    level: input.level,
    category: input.category,
    source: input.source,
    remote: isRemote === undefined ? undefined : [String(isRemote)],
  };
}

const indexes = <T extends string>(all: readonly T[], values: readonly T[] = []) =>
  values.flatMap((value) => indexIn(all, value) ?? []);

function salaryOf(
  { salaryMin, salaryMax, unit = 'usd' }: SearchInput,
  usdRate: number,
): Wanted['salary'] {
  if (salaryMin === undefined && salaryMax === undefined) return null;
  const rupees = unit === 'lpa' ? 100_000 : usdRate;
  return {
    min: salaryMin === undefined ? null : Math.round(salaryMin * rupees),
    max: salaryMax === undefined ? null : Math.round(salaryMax * rupees),
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
