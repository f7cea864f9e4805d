import { companyStatuses } from '#domain/company/company-status.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters that the address holds; anything it holds wrongly counts as not set. */
export function companyFilters(params: URLSearchParams) {
  const status = companyStatuses.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').slice(0, 100);
  return { status, search };
}

/** The list of companies that the address asks for. */
export function companyInput(params: URLSearchParams) {
  const { status, search } = companyFilters(params);
  return { ...pageInput(params), ...(status && { status }), ...(search && { search }) };
}
