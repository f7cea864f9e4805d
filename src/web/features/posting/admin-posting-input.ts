import { listInput, searchIn } from '#web/lib/list-input.ts';

export const adminPostingStatuses = ['active', 'inactive'] as const;

/** The filters from the URL; invalid values count as unset. */
export const adminPostingFilters = (params: URLSearchParams) => ({
  status: adminPostingStatuses.find((each) => each === params.get('status')),
  search: searchIn(params),
});

export const adminPostingInput = (params: URLSearchParams) =>
  listInput(params, adminPostingFilters(params));
