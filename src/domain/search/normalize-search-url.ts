/** URL parameters that don't affect which postings match. */
const places = new Set(['page', 'view', 'job', 'unit']);

/** Characters of a stored URL. */
export const maxSearchUrlLength = 1000;

/**
 * Canonical query string of a search, without empty values and position: equal for equal searches.
 */
export function normalizeSearchUrl(query: string): string {
  const pairs = [...new URLSearchParams(query)]
    .map(([name, value]) => [name, value.trim().replace(/\s+/gu, ' ')] as const)
    .filter(([name, value]) => value !== '' && !places.has(name));
  const unique = [...new Map(pairs.map((pair) => [pair.join('='), pair])).values()];
  unique.sort(([name, value], [otherName, otherValue]) =>
    name === otherName ? (value < otherValue ? -1 : 1) : name < otherName ? -1 : 1,
  );
  return new URLSearchParams(unique.map(([name, value]) => [name, value])).toString();
}
