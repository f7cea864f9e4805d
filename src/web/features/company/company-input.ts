import { companyStatuses } from '#domain/company/company-status.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export const companyFilters = (params: URLSearchParams) => ({
  status: companyStatuses.find((each) => each === params.get('status')),
  search: searchIn(params),
});

export const companyInput = (params: URLSearchParams) => listInput(params, companyFilters(params));
