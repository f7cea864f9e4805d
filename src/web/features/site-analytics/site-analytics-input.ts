import { analyticsRanges, defaultRange } from '#domain/analytics/analytics-range.ts';
import { type SiteFigure, siteFigures } from '#domain/site-analytics/site-figure.ts';
import { type SitePeriod, sitePeriods } from '#domain/site-analytics/site-period.ts';
import { pageInput } from '#web/lib/page-links.ts';

export const analyticsPath = '/admin-dashboard/analytics';

/** The range from the URL; an invalid one counts as unset. */
export function siteAnalyticsInput(params: URLSearchParams) {
  return { range: analyticsRanges.find((each) => each === params.get('range')) ?? defaultRange };
}

export function siteListInput(params: URLSearchParams) {
  return {
    ...pageInput(params),
    figure: siteFigures.find((each) => each === params.get('figure')) ?? 'applications',
    period: sitePeriods.find((each) => each === params.get('period')) ?? defaultRange,
  };
}

/** The rows that a figure counts. */
export const siteListPath = (figure: SiteFigure, period: SitePeriod) =>
  `${analyticsPath}/list?${new URLSearchParams({ figure, period }).toString()}`;
