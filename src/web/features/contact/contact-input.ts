import { contactStates } from '#domain/contact/contact-state.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export const contactFilters = (params: URLSearchParams) => ({
  state: contactStates.find((each) => each === params.get('state')),
  search: searchIn(params),
});

export const contactInput = (params: URLSearchParams) => listInput(params, contactFilters(params));
