import { planRequestStates } from '#domain/plan/plan-request.ts';
import { subscriptionStates } from '#domain/plan/subscription.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; an invalid value counts as unset. */
export const requestFilters = (params: URLSearchParams) => ({
  state: planRequestStates.find((each) => each === params.get('state')),
  search: searchIn(params),
});
export const requestsInput = (params: URLSearchParams) => listInput(params, requestFilters(params));

export const subscriptionFilters = (params: URLSearchParams) => ({
  state: subscriptionStates.find((each) => each === params.get('state')),
  search: searchIn(params),
});
export const subscriptionsInput = (params: URLSearchParams) =>
  listInput(params, subscriptionFilters(params));
