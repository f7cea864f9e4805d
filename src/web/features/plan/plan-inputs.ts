import { planRequestStates } from '#domain/plan/plan-request.ts';
import { subscriptionStates } from '#domain/plan/subscription.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; an invalid value counts as unset. */
function filtersIn<State extends string>(params: URLSearchParams, states: readonly State[]) {
  const state = states.find((each) => each === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100).toWellFormed();
  return { state, search };
}

const inputOf = <State extends string>(
  params: URLSearchParams,
  { state, search }: { state: State | undefined; search: string },
) => ({ ...pageInput(params), ...(state && { state }), ...(search && { search }) });

export const requestFilters = (params: URLSearchParams) => filtersIn(params, planRequestStates);
export const requestsInput = (params: URLSearchParams) => inputOf(params, requestFilters(params));

export const subscriptionFilters = (params: URLSearchParams) =>
  filtersIn(params, subscriptionStates);
export const subscriptionsInput = (params: URLSearchParams) =>
  inputOf(params, subscriptionFilters(params));
