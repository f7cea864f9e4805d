export const searchPath = '/student-dashboard/jobs';
export const savedPath = `${searchPath}/saved`;
export const searchesPath = `${searchPath}/searches`;

/** The student search page for a saved query. */
export function searchLink(query: string): string {
  return query ? `${searchPath}?${query}` : searchPath;
}
