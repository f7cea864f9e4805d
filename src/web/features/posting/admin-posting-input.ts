import { pageInput } from '#web/lib/page-links.ts';

export const adminPostingStatuses = ['active', 'inactive'] as const;

/** The filters that the address holds; anything it holds wrongly counts as not set. */
export function adminPostingFilters(params: URLSearchParams) {
  const status = adminPostingStatuses.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').slice(0, 100);
  return { status, search };
}

/** The list of the back-office that the address asks for. */
export function adminPostingInput(params: URLSearchParams) {
  const { status, search } = adminPostingFilters(params);
  return { ...pageInput(params), ...(status && { status }), ...(search && { search }) };
}
