/** What the address of a search says besides what is searched: where the reader is in its results, and how they look. */
const places = new Set(['page', 'view', 'job', 'unit']);

/** The most characters of an address that is kept. */
export const longestSearchUrl = 1000;

/** The query of a search in one order, without what is empty and without the place in its results: equal for equal searches. */
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
