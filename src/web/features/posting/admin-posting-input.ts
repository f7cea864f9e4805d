import { pageInput } from '#web/lib/page-links.ts';

export const adminPostingStatuses = ['active', 'inactive'] as const;

/** The filters from the URL; invalid values count as unset. */
export function adminPostingFilters(params: URLSearchParams) {
  const status = adminPostingStatuses.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').slice(0, 100);
  return { status, search };
}

export function adminPostingInput(params: URLSearchParams) {
  const { status, search } = adminPostingFilters(params);
  return { ...pageInput(params), ...(status && { status }), ...(search && { search }) };
}
