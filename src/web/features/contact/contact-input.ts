import { contactStates } from '#domain/contact/contact-state.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function contactFilters(params: URLSearchParams) {
  const state = contactStates.find((each) => each === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100).toWellFormed();
  return { state, search };
}

export function contactInput(params: URLSearchParams) {
  const { state, search } = contactFilters(params);
  return { ...pageInput(params), ...(state && { state }), ...(search && { search }) };
}
