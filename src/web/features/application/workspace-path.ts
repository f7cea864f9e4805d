const list = '/company-dashboard/applications';

/** The page of one application; keeps the filters and order of the list it was opened from. */
export function workspacePath(id: string, params: URLSearchParams): string {
  return `${list}/${id}${searchWithout(params, ['application'])}`;
}

/** The list with the filters that the page of an application was opened with. */
export function listPath(params: URLSearchParams): string {
  return list + searchWithout(params, ['application', 'tab']);
}

function searchWithout(params: URLSearchParams, names: readonly string[]): string {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  const query = next.toString();
  return query && `?${query}`;
}
