import type { FoundPostings, SearchInput } from '#contract/search.ts';
import { cappedTotal, exactTotalLimit } from '#domain/paging/capped-total.ts';
import { readPlace } from '#domain/place/place-of.ts';
import { placeQueryMarks } from '#domain/place/place-words.ts';
import { indexIn } from '#domain/posting/index-in.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { workplaces, type Workplace } from '#domain/posting/workplace.ts';
import type { SelectedFacets } from '#domain/search/facet-counts.ts';
import { readQuery } from '#domain/search/read-query.ts';
import type { NewSince, SearchCriteria } from '#domain/search/search-criteria.ts';
import { maxQueryLength, searchPageSize, type Hidden } from '#domain/search/search.ts';
import { dayMs } from '#domain/time.ts';
import type { Ctx } from '#server/context.ts';
import { findOwnOrder } from '#server/features/match/own-match.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { findCorrection, findLonger } from './find-correction.ts';
import { findIds } from './find-ids.ts';
import { countByBits, countByRows } from './search-counts.ts';
import { loadHiddenOf, loadNew } from './search.store.ts';

/**
 * One page of ids of open postings that match these terms and filters, with total and facets.
 * Excludes what the reader hid.
 */
export async function findPage(
  ctx: Ctx,
  input: SearchInput,
  hidden: Hidden = nothingHidden,
): Promise<SearchPage> {
  const { terms, notice } = readQuery(input.q ?? '');
  const criteria = { ...(await criteriaOf(ctx, input)), hidden };
  const selected = selectedFacetsOf(input);
  let found = await find(ctx, { ...criteria, terms: await findLonger(ctx, terms) }, selected);
  let shown = terms;
  let corrected: string | null = null;
  if (found.isNothing && terms.length > 0) {
    const mended = await findCorrection(ctx, terms);
    const again = mended && (await find(ctx, { ...criteria, terms: mended.terms }, selected));
    if (mended && again && !again.isNothing) {
      found = again;
      shown = mended.terms;
      corrected = mended.text;
    }
  }
  const { isNothing: _, ...answer } = found;
  const words = shown.filter((term) => !term.isExcluded).map(({ text }) => text);
  return { ...answer, corrected, read: { words, notice } };
}

/** The ids of all open postings that are new to an alert, newest first, as spelled by the reader. */
export async function listNewIds(
  ctx: Ctx,
  input: SearchInput,
  hidden: Hidden,
  newSince: NewSince,
): Promise<string[]> {
  const { terms } = readQuery(input.q ?? '');
  const criteria = await criteriaOf(ctx, input);
  return loadNew(ctx, { ...criteria, hidden, terms: await findLonger(ctx, terms) }, newSince);
}

type SearchPage = Omit<FoundPostings, 'items'> & { ids: string[]; stems: string[] };

const nothingHidden: Hidden = { postings: [], companies: [] };

const pagesOf = (total: number) => Math.ceil(Math.min(total, exactTotalLimit) / searchPageSize);

async function find(ctx: Ctx, criteria: SearchCriteria, selected: SelectedFacets) {
  const counted = await countByBits(ctx, criteria, selected);
  const { total, facets, stems, isNothing, ids } =
    counted ?? (await countByRows(ctx, criteria, selected));
  const pages = pagesOf(total);
  const page = Math.min(criteria.page, Math.max(1, pages));
  const isThere = total === 0 || (ids !== null && page === criteria.page);
  if (!isThere && counted !== null && page !== criteria.page)
    return find(ctx, { ...criteria, page }, selected);
  return {
    isNothing,
    ids: isThere ? (ids ?? []) : await findIds(ctx, criteria, { page, total }),
    stems,
    total: cappedTotal(total),
    page,
    pages,
    facets,
  };
}

/** Parses input or URL text and drops what cannot be searched. */
const readTyped = (typed: string) =>
  typed.slice(0, maxQueryLength.read).replaceAll('\u0000', ' ').toWellFormed().trim();

async function criteriaOf(ctx: Ctx, input: SearchInput): Promise<Omit<SearchCriteria, 'hidden'>> {
  const location = readTyped(input.location ?? '');
  const place = readPlace(location);
  const { sort = 'relevance' } = input;
  const own = isOwnOrder(ctx, input) ? await findOwnOrder(ctx, requireStudent(ctx)) : null;
  return {
    terms: [],
    cities: place.cities,
    placeMarks: placeQueryMarks(location),
    country: place.country,
    company: readTyped(input.company ?? '') || null,
    type: indexes(postingTypes, input.type),
    level: indexes(postingLevels, input.level),
    category: indexes(postingCategories, input.category),
    workplace: indexes(workplaces, workplacesOf(input)),
    source: (input.source ?? []).map(readTyped),
    salary: salaryOf(input, (await loadSettings(ctx)).usdRate),
    deadline:
      input.deadline === undefined ? null : new Date(ctx.now.getTime() + input.deadline * dayMs),
    postedAfter:
      input.posted === undefined ? null : new Date(ctx.now.getTime() - input.posted * dayMs),
    sort: sort === 'match' && own === null ? 'relevance' : sort,
    own,
    page: input.page ?? 1,
  };
}

/** Whether results are sorted by the student's own match. They must not be cached. */
const isOwnOrder = (ctx: Ctx, { sort }: SearchInput) =>
  sort === 'match' && ctx.actor.kind === 'student';

/** A location such as 'work from home' is a filter when none is chosen. */
function workplacesOf({ workplace, location = '' }: SearchInput): Workplace[] | undefined {
  return workplace ?? (readPlace(readTyped(location)).isRemote ? ['remote'] : undefined);
}

function selectedFacetsOf(input: SearchInput): SelectedFacets {
  return {
    type: input.type,
    level: input.level,
    category: input.category,
    source: input.source,
    workplace: workplacesOf(input),
  };
}

const indexes = <T extends string>(all: readonly T[], values: readonly T[] = []) =>
  values.flatMap((value) => indexIn(all, value) ?? []);

function salaryOf(
  { salaryMin, salaryMax, unit = 'usd' }: SearchInput,
  usdRate: number,
): SearchCriteria['salary'] {
  if (salaryMin === undefined && salaryMax === undefined) return null;
  const rupees = unit === 'usd' ? usdRate : 100_000;
  return {
    min: salaryMin === undefined ? null : Math.round(salaryMin * rupees),
    max: salaryMax === undefined ? null : Math.round(salaryMax * rupees),
    rule: unit === 'lpa' ? 'middle' : 'range',
  };
}

export const cacheSeconds = 5;

export const searchKey = (input: SearchInput) => JSON.stringify(Object.entries(input).sort());

/** A page of a search as everyone sees it, cached for a few seconds. */
export function findCommonPage(ctx: Ctx, input: SearchInput): ReturnType<typeof findPage> {
  return ctx.cache.load(`postings.page ${searchKey(input)}`, cacheSeconds, () =>
    findPage(ctx, input),
  );
}

/** The page as this student sees it, without what they hid. */
export async function findOwnPage(
  ctx: Ctx,
  scope: StudentScope,
  input: SearchInput,
): ReturnType<typeof findPage> {
  const hidden = await loadHiddenOf(ctx, scope);
  const hidesNothing = hidden.postings.length + hidden.companies.length === 0;
  return hidesNothing && !isOwnOrder(ctx, input)
    ? findCommonPage(ctx, input)
    : findPage(ctx, input, hidden);
}
