export const searchPath = '/student-dashboard/jobs';
export const savedPath = `${searchPath}/saved`;
export const searchesPath = `${searchPath}/searches`;

/** The search of a student that this query is kept from. */
export function searchLink(query: string): string {
  return query ? `${searchPath}?${query}` : searchPath;
}

/** Where a posting is read, whether it is ours or from outside. */
export function jobLink(postingId: string): string {
  return `${searchPath}?job=${postingId}`;
}
