import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function subscriberFilters(params: URLSearchParams) {
  const state = newsletterStates.find((each) => each === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100).toWellFormed();
  return { state, search };
}

export function subscriberInput(params: URLSearchParams) {
  const { state, search } = subscriberFilters(params);
  return { ...pageInput(params), ...(state && { state }), ...(search && { search }) };
}
