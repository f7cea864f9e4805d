import { type AnalyticsRange, daysOf } from '#domain/analytics/analytics-range.ts';
import { dayMs } from '#domain/time.ts';

/** What a list behind a figure covers: a range of the page, the current day, or everything. */
export type SitePeriod = AnalyticsRange | 'today' | 'all';
export const sitePeriods = ['today', '7d', '30d', '90d', '1y', 'all'] as const;

/** When a period begins, at midnight UTC; null if it has no beginning. */
export function periodStart(period: SitePeriod, now: Date): Date | null {
  if (period === 'all') return null;
  const days = period === 'today' ? 1 : daysOf(period);
  const today = Math.floor(now.getTime() / dayMs);
  return new Date((today - days + 1) * dayMs);
}
