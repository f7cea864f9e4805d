import { viewOf } from './pipeline-input.ts';
import { receivedFilters } from './received-input.ts';

/** Which list the previous and next application are taken from. */
export function neighboursInput(applicationId: string, params: URLSearchParams) {
  const { status, postingId, search, sort, waiting } = receivedFilters(params);
  const isColumn = viewOf(params) === 'board';
  return {
    applicationId,
    ...(postingId && { postingId }),
    ...(search && { search }),
    ...(waiting && { waiting }),
    ...(isColumn ? { isColumn } : { ...(status && { status }), ...(sort && { sort }) }),
  };
}
