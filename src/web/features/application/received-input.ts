import { analyticsRanges } from '#domain/analytics/analytics-range.ts';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { reachedStatuses } from '#domain/analytics/reached-status.ts';
import { receivedStatuses } from '#domain/application/application-status.ts';
import { responseIn, scorecardStates } from '#domain/application/received-filter.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { maxStageNameLength } from '#domain/stage/stage.ts';
import { pageInput } from '#web/lib/page-links.ts';

const sources = [...postingSources, 'unknown'] as const;

/** The filters from the URL; invalid values count as unset. */
export function receivedFilters(params: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === params.get(name));
  const posting = params.get('posting') ?? '';
  return {
    status: oneOf('status', receivedStatuses),
    postingId: isUuid(posting) ? posting : '',
    search: (params.get('search') ?? '').slice(0, 100),
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
  const { postingId, search, stage, waiting, range, reached, source, answer, scorecards } =
    receivedFilters(params);
  return {
    ...(postingId && { postingId }),
    ...(search && { search }),
    ...(stage && { stage }),
    ...(waiting && { waiting }),
    ...(range && { range }),
    ...(reached && { reached }),
    ...(source && { source }),
    ...(answer && { answer }),
    ...(scorecards && { scorecards }),
  };
}

export function hasFilters(params: URLSearchParams): boolean {
  return Boolean(receivedFilters(params).status) || Object.keys(narrowInput(params)).length > 0;
}

export function receivedInput(params: URLSearchParams) {
  const { status, sort } = receivedFilters(params);
  return {
    ...pageInput(params),
    ...narrowInput(params),
    ...(status && { status }),
    ...(sort && { sort }),
  };
}
