import { companyStatuses } from '#domain/company/company-status.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function companyFilters(params: URLSearchParams) {
  const status = companyStatuses.find((each) => each === params.get('status'));
  const search = (params.get('search') ?? '').slice(0, 100);
  return { status, search };
}

export function companyInput(params: URLSearchParams) {
  const { status, search } = companyFilters(params);
  return { ...pageInput(params), ...(status && { status }), ...(search && { search }) };
}
