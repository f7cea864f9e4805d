import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export const subscriberFilters = (params: URLSearchParams) => ({
  state: newsletterStates.find((each) => each === params.get('state')),
  search: searchIn(params),
});

export const subscriberInput = (params: URLSearchParams) =>
  listInput(params, subscriberFilters(params));
