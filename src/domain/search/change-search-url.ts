/**
 * URL parameters that filter; keywords, location, sorting and view remain when filters are cleared.
 */
export const filterNames = [
  'type',
  'level',
  'category',
  'workplace',
  'remote',
  'salaryMin',
  'salaryMax',
  'deadline',
  'posted',
  'source',
  'company',
] as const;

type Change = Record<string, string | null>;

/** The URL of a changed search, starting at its first page; null removes a parameter. */
export function changeSearchUrl(query: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  next.delete('job');
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return asAddress(next);
}

/** The same search without one value of a filter. */
export function withoutFilter(query: URLSearchParams, name: string, value: string | null): string {
  if (value === null) return changeSearchUrl(query, { [name]: null });
  const next = new URLSearchParams(query);
  next.delete(name);
  // An old name of the same filter.
  if (name === 'workplace' && value === 'remote') next.delete('remote');
  for (const each of query.getAll(name)) if (each !== value) next.append(name, each);
  return changeSearchUrl(next, {});
}

/** The same search without filters. */
export function withoutFilters(query: URLSearchParams): string {
  return changeSearchUrl(query, Object.fromEntries(filterNames.map((name) => [name, null])));
}

/** Converts a submitted form to a URL, omitting empty and default values. */
export function typedSearchUrl(
  typed: Iterable<[string, unknown]>,
  unsaid: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of typed) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && unsaid[name] !== text) query.append(name, text);
  }
  return asAddress(query);
}

function asAddress(query: URLSearchParams): string {
  return `?${query.toString()}`;
}
