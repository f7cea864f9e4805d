import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { receivedStatuses } from '#domain/application/application-status.ts';
import { responseIn, scorecardStates } from '#domain/application/received-filter.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { maxStageNameLength } from '#domain/stage/stage.ts';
import { filterInput, listInput, searchIn } from '#web/lib/list-input.ts';

const sources = [...postingSources, 'unknown'] as const;

/** The filters from the URL; invalid values count as unset. */
export function receivedFilters(params: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === params.get(name));
  const posting = params.get('posting') ?? '';
  return {
    status: oneOf('status', receivedStatuses),
    postingId: isUuid(posting) ? posting : '',
    search: searchIn(params),
    stage: (params.get('stage') ?? '').slice(0, maxStageNameLength),
    sort: receivedSorts.find((each) => each === params.get('sort') && each !== 'newest'),
    range: oneOf('range', analyticsRanges),
    reached: oneOf('reached', reachedStatuses),
    source: oneOf('source', sources),
    scorecards: oneOf('scorecards', scorecardStates),
    ...responseIn(params),
  };
}

/** What narrows the list, its columns apart. */
export function narrowInput(params: URLSearchParams) {
  const { status: _status, sort: _sort, ...narrowing } = receivedFilters(params);
  return filterInput(narrowing);
}

export function hasFilters(params: URLSearchParams): boolean {
  return Boolean(receivedFilters(params).status) || Object.keys(narrowInput(params)).length > 0;
}

export function receivedInput(params: URLSearchParams) {
  return listInput(params, receivedFilters(params));
}
