type Cursors = { newer: string | null; older: string | null };

/** The page cursor of a list's input, read from the URL. */
export function pageInput(search: URLSearchParams): { after?: string; before?: string } {
  const after = search.get('after');
  const before = search.get('before');
  if (before) return { before };
  return after ? { after } : {};
}

/** Whether the URL names no page but the first. */
export const isFirstPage = (search: URLSearchParams): boolean =>
  Object.keys(pageInput(search)).length === 0;

/** Links to the neighboring pages, keeping all other query parameters. */
export function pageLinks(search: URLSearchParams, { newer, older }: Cursors) {
  const link = (name: 'before' | 'after', cursor: string | null) => {
    if (cursor === null) return undefined;
    const next = new URLSearchParams(search);
    next.delete('after');
    next.delete('before');
    next.set(name, cursor);
    return `?${next.toString()}`;
  };
  return { newer: link('before', newer), older: link('after', older) };
}

/** The URL of the same list with changed filters, back on its first page. */
export const filterLink = (search: URLSearchParams, change: Record<string, string>) =>
  queryLink(search, { after: '', before: '', page: '', ...change });

/** The URL of the same page with changed query parameters; empty ones are removed. */
export function queryLink(search: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query ? `?${query}` : '?';
}
