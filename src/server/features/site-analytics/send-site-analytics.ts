import type { AnalyticsRange } from '#domain/analytics/analytics-range.ts';
import { csvOf } from '#domain/csv.ts';
import type { Ctx } from '#server/context.ts';
import { loadSiteAnalytics } from './load-site-analytics.ts';

/** What the page shows for the same range, as CSV: one figure a line, then each point in time. */
export async function sendSiteAnalytics(
  ctx: Ctx,
  asked: { range?: AnalyticsRange | undefined },
): Promise<string> {
  const { days, totals, split, activity, insights, points } = await loadSiteAnalytics(ctx, asked);
  const { fillSeconds, ...counts } = insights;
  const daysToFill = fillSeconds === null ? null : Math.round(fillSeconds / 8_640) / 10;
  return csvOf([
    ['part', 'name', 'first_day', 'last_day', 'value'],
    ...Object.entries(totals).map(([name, value]) => ['total', name, null, days.last, value]),
    ...split.map(({ type, count }) => ['user_type', type, null, days.last, count]),
    ...activity.flatMap(({ figure, today, period }) => [
      ['activity', figure, days.last, days.last, today],
      ['activity', figure, days.first, days.last, period],
    ]),
    ...Object.entries(counts).map(([name, value]) => [
      'outcome',
      name,
      days.first,
      days.last,
      value,
    ]),
    ['outcome', 'median_days_to_fill', days.first, days.last, daysToFill],
    ...points.flatMap(({ day, ...values }) =>
      Object.entries(values).map(([name, value]) => ['time', name, day, null, value]),
    ),
  ]);
}
