import { viewOf } from './pipeline-input.ts';
import { narrowInput, receivedFilters } from './received-input.ts';

/** Which list the previous and next application are taken from. */
export function neighboursInput(applicationId: string, params: URLSearchParams) {
  const { status, sort } = receivedFilters(params);
  const isColumn = viewOf(params) === 'board';
  return {
    applicationId,
    ...narrowInput(params),
    ...(isColumn ? { isColumn } : { ...(status && { status }), ...(sort && { sort }) }),
  };
}
