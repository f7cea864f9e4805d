import { ownPostingLists } from '#domain/posting/posting.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function ownPostingFilters(params: URLSearchParams) {
  const state = ownPostingLists.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { state, search };
}

export function ownPostingsInput(params: URLSearchParams) {
  const { state, search } = ownPostingFilters(params);
  return { ...pageInput(params), ...(state && { state }), ...(search && { search }) };
}
