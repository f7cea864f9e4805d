import { applicationStatuses } from '#domain/application/application-status.ts';
import { waitingDays } from '#domain/application/received-filter.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { pageInput } from '#web/lib/page-links.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The filters from the URL; invalid values count as unset. */
export function receivedFilters(params: URLSearchParams) {
  const status = applicationStatuses.find((each) => each === params.get('status'));
  const postingId = uuid.test(params.get('posting') ?? '') ? (params.get('posting') ?? '') : '';
  const search = (params.get('search') ?? '').slice(0, 100);
  const sort = receivedSorts.find((each) => each === params.get('sort') && each !== 'newest');
  const waiting = waitingDays.find((days) => days === params.get('waiting'));
  return { status, postingId, search, sort, waiting };
}

export function receivedInput(params: URLSearchParams) {
  const { status, postingId, search, sort, waiting } = receivedFilters(params);
  return {
    ...pageInput(params),
    ...(status && { status }),
    ...(postingId && { postingId }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(waiting && { waiting }),
  };
}
