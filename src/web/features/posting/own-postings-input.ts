import { pageInput } from '#web/lib/page-links.ts';

export const listedStates = ['active', 'draft', 'closed'] as const;

/** The filters that the address holds; anything it holds wrongly counts as not set. */
export function ownPostingFilters(params: URLSearchParams) {
  const state = listedStates.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { state, search };
}

/** The list that the address asks for. */
export function ownPostingsInput(params: URLSearchParams) {
  const { state, search } = ownPostingFilters(params);
  return { ...pageInput(params), ...(state && { state }), ...(search && { search }) };
}
