import { pageInput } from '#web/lib/page-links.ts';

export const anyPostingStatuses = ['active', 'inactive'] as const;

/** The filters that the address holds; anything it holds wrongly counts as not set. */
export function anyPostingFilters(params: URLSearchParams) {
  const status = anyPostingStatuses.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').slice(0, 100);
  return { status, search };
}

/** The list of the back-office that the address asks for. */
export function anyPostingInput(params: URLSearchParams) {
  const { status, search } = anyPostingFilters(params);
  return { ...pageInput(params), ...(status && { status }), ...(search && { search }) };
}
