import { ownPostingLists } from '#domain/posting/posting.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export const ownPostingFilters = (params: URLSearchParams) => ({
  state: ownPostingLists.find((each) => each === params.get('status')),
  search: searchIn(params),
});

export const ownPostingsInput = (params: URLSearchParams) =>
  listInput(params, ownPostingFilters(params));
