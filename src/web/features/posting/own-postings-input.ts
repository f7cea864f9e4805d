import { pageInput } from '#web/lib/page-links.ts';

export const listedStates = ['active', 'draft', 'closed'] as const;

/** The filters from the URL; invalid values count as unset. */
export function ownPostingFilters(params: URLSearchParams) {
  const state = listedStates.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { state, search };
}

export function ownPostingsInput(params: URLSearchParams) {
  const { state, search } = ownPostingFilters(params);
  return { ...pageInput(params), ...(state && { state }), ...(search && { search }) };
}
