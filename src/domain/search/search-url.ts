import {
  postingCategories,
  type PostingCategory,
  postingLevels,
  type PostingLevel,
  postingTypes,
  type PostingType,
} from '#domain/posting/posting.ts';
import { type Workplace, workplaces } from '#domain/posting/workplace.ts';
import { deadlineDays, maxQueryLength, postedDays, searchSorts } from './search.ts';

export type SearchSort = (typeof searchSorts)[number];

/**
 * Salary unit: US dollars or lakhs of rupees a year on public pages, where postings without pay
 * pass; lakhs a year for students, where they don't.
 */
export type SalaryUnit = 'usd' | 'inr' | 'lpa';

export const salaryScale = {
  usd: { max: 200_000, step: 10_000 },
  inr: { max: 1_000, step: 1 },
  lpa: { max: 1_000, step: 1 },
} as const satisfies Record<SalaryUnit, { max: number; step: number }>;

/** Pages that 'load more' appends before it starts a new page. */
export const maxPagesShown = 10;
const lastPage = 10_000;
const maxName = 200;
const maxSources = 20;

/** Everything in the URL of a search. */
export type SearchUrl = {
  words: string;
  place: string;
  types: PostingType[];
  levels: PostingLevel[];
  categories: PostingCategory[];
  workplaces: Workplace[];
  unit: SalaryUnit;
  salaryMin: number | null;
  salaryMax: number | null;
  deadline: (typeof deadlineDays)[number] | null;
  posted: (typeof postedDays)[number] | null;
  sources: string[];
  company: string | null;
  sort: SearchSort | null;
  /** Pages shown together. */
  pages: { first: number; last: number };
  view: 'list' | 'grid';
};

/** Parses a search URL of a page with this unit; invalid values are ignored. */
export function readSearchUrl(query: URLSearchParams, usual: SalaryUnit): SearchUrl {
  const one = (name: string) => cleaned(query.get(name) ?? '');
  const among = <T extends string>(name: string, known: readonly T[]): T[] => {
    const requested = new Set(query.getAll(name));
    return known.filter((each) => requested.has(each));
  };
  const unit = usual === 'usd' && one('unit') === 'inr' ? 'inr' : usual;
  // Saved searches and links from before there were other workplaces say 'remote'.
  const isRemote = one('remote') !== '';
  return {
    words: one('q').slice(0, maxQueryLength.accepted).toWellFormed(),
    place: one('location').slice(0, maxName).toWellFormed(),
    types: among('type', postingTypes),
    levels: among('level', postingLevels),
    categories: among('category', postingCategories),
    workplaces: workplaces.filter(
      (each) => query.getAll('workplace').includes(each) || (each === 'remote' && isRemote),
    ),
    unit,
    salaryMin: amount(one('salaryMin'), unit, 0),
    salaryMax: amount(one('salaryMax'), unit, salaryScale[unit].max),
    deadline: deadlineDays.find((days) => String(days) === one('deadline')) ?? null,
    posted: postedDays.find((days) => String(days) === one('posted')) ?? null,
    sources: [...new Set(query.getAll('source'))]
      .filter((source) => /^[a-z0-9-]{1,40}$/u.test(source))
      .slice(0, maxSources),
    company: one('company').slice(0, maxName).toWellFormed() || null,
    sort: searchSorts.find((sort) => sort === one('sort')) ?? null,
    pages: shownPages(one('page')),
    view: one('view') === 'grid' ? 'grid' : 'list',
  };
}

/** Removes NUL and lone surrogates, which the database rejects. */
function cleaned(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed().trim();
}

/** The ends of the slider mean 'any'. */
function amount(typed: string, unit: SalaryUnit, any: number): number | null {
  if (!/^\d{1,9}(\.\d+)?$/u.test(typed)) return null;
  const value = Math.min(salaryScale[unit].max, Math.round(Number(typed)));
  return value === any ? null : value;
}

/** '3' is the third page, '1-3' the first three. */
function shownPages(typed: string): SearchUrl['pages'] {
  const [, from = '1', to = from] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/u.exec(typed) ?? [];
  const first = Math.min(lastPage, Number(from));
  const last = Math.min(lastPage, first + maxPagesShown - 1, Math.max(first, Number(to)));
  return { first, last };
}

/** Whether anything besides keywords and location narrows the search. */
export function hasFilters(address: SearchUrl): boolean {
  return (
    [address.types, address.levels, address.categories, address.sources, address.workplaces].some(
      (each) => each.length > 0,
    ) ||
    [address.salaryMin, address.salaryMax, address.deadline, address.posted, address.company].some(
      (each) => each !== null,
    )
  );
}

/** The minimum pay is above the maximum, so nothing can match. */
export function isContradicting({ salaryMin, salaryMax }: SearchUrl): boolean {
  return salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;
}
