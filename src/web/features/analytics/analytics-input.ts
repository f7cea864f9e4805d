import { analyticsRanges, defaultRange } from '#domain/analytics/analytics-range.ts';
import { isUuid } from '#domain/is-uuid.ts';

const dashboard = '/company-dashboard';

/** Period and posting from the URL; what is invalid counts as unset. */
export function analyticsInput(params: URLSearchParams) {
  const range = analyticsRanges.find((each) => each === params.get('range')) ?? defaultRange;
  const posting = params.get('posting') ?? '';
  return { range, ...(isUuid(posting) && { postingId: posting }) };
}

/** The same figures as a file. */
export function filePath(params: URLSearchParams, format: 'csv' | 'pdf') {
  const { range, postingId } = analyticsInput(params);
  const query = new URLSearchParams({ range, ...(postingId && { posting: postingId }) });
  return `${dashboard}/analytics.${format}?${query.toString()}`;
}

type AnalyticsInput = ReturnType<typeof analyticsInput>;

/** The table of applications that a figure counts. */
export function listPath(
  { range, postingId }: AnalyticsInput,
  filter: Record<string, string> = {},
) {
  const query = new URLSearchParams({
    view: 'table',
    range,
    ...(postingId && { posting: postingId }),
    ...filter,
  });
  return `${dashboard}/applications?${query.toString()}`;
}
