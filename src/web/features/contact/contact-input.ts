import { contactStates } from '#domain/contact/contact-state.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters that the address holds; anything it holds wrongly counts as not set. */
export function contactFilters(params: URLSearchParams) {
  const state = contactStates.find((each) => each === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100).toWellFormed();
  return { state, search };
}

/** The messages that the address asks for. */
export function contactInput(params: URLSearchParams) {
  const { state, search } = contactFilters(params);
  return { ...pageInput(params), ...(state && { state }), ...(search && { search }) };
}
