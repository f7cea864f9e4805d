import { pageInput } from './page-links.ts';

/** The words to search for from the URL, no longer than the API takes them. */
export const searchIn = (params: URLSearchParams, name = 'search') =>
  (params.get(name) ?? '')
    .trim()
    .slice(0, 100)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd()
    .toWellFormed();

/** What the API gets of filters: those that are set. */
export const filterInput = <Filters extends object>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], undefined>;
  };

/** The page from the URL, and the filters that are set. */
export const listInput = <Filters extends object>(params: URLSearchParams, filters: Filters) => ({
  ...pageInput(params),
  ...filterInput(filters),
});
