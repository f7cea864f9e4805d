import { userTypes } from '#domain/account/user-type.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

const statuses = ['active', 'inactive'] as const;

/** The filters from the URL; invalid values count as unset. */
export const userFilters = (params: URLSearchParams) => ({
  ...companyUserFilters(params),
  type: userTypes.find((each) => each === params.get('type')),
  order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
});

export const userInput = (params: URLSearchParams) => listInput(params, userFilters(params));

export const companyUserFilters = (params: URLSearchParams) => ({
  status: statuses.find((each) => each === params.get('status')),
  search: searchIn(params),
});

export const companyUserInput = (params: URLSearchParams) =>
  listInput(params, companyUserFilters(params));
