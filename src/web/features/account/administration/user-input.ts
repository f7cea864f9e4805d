import { userTypes } from '#domain/account/user-type.ts';
import { pageInput } from '#web/lib/page-links.ts';

const statuses = ['active', 'inactive'] as const;

/** The filters from the URL; invalid values count as unset. */
export function userFilters(params: URLSearchParams) {
  const type = userTypes.find((each) => each === params.get('type'));
  const status = statuses.find((each) => each === params.get('status'));
  const order = params.get('order') === 'oldest' ? ('oldest' as const) : undefined;
  const search = (params.get('search') ?? '').slice(0, 100).trim();
  return { type, status, order, search };
}

export function userInput(params: URLSearchParams) {
  const { type, order } = userFilters(params);
  return { ...companyUserInput(params), ...(type && { type }), ...(order && { order }) };
}

export function companyUserInput(params: URLSearchParams) {
  const { status, search } = userFilters(params);
  return { ...pageInput(params), ...(status && { status }), ...(search && { search }) };
}
