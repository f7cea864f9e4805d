/** The set that an address names. */
export function setInput(search: URLSearchParams): { setId?: string } {
  const setId = search.get('set');
  return setId ? { setId } : {};
}
