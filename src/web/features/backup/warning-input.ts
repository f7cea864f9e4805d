const maxLength = 100;

/** The URL's filter as input of the list. */
export function warningInput(params: URLSearchParams): { requestId?: string } {
  const requestId = params.get('search')?.trim().slice(0, maxLength);
  return requestId ? { requestId } : {};
}
