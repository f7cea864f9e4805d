import { dayMs } from '#domain/time.ts';

/** How many days a range covers, today included, and how many of them one point of a chart. */
const ranges = {
  '7d': { days: 7, step: 1 },
  '30d': { days: 30, step: 1 },
  '90d': { days: 90, step: 3 },
  '1y': { days: 365, step: 5 },
} as const;

export type AnalyticsRange = keyof typeof ranges;
export const analyticsRanges = Object.keys(ranges) as AnalyticsRange[];
export const defaultRange: AnalyticsRange = '30d';

export const daysOf = (range: AnalyticsRange): number => ranges[range].days;

/** The first day of each point of a chart, and the place of the point that a day belongs to. */
export function pointDays(range: AnalyticsRange, firstDay: string) {
  const { days, step } = ranges[range];
  const first = Date.parse(firstDay);
  return {
    step,
    starts: Array.from({ length: days / step }, (_, at) =>
      new Date(first + at * step * dayMs).toISOString().slice(0, 10),
    ),
    placeOf: (day: string) => Math.floor((Date.parse(day) - first) / dayMs / step),
  };
}

export type DayCounts = { day: string; opened: number; applications: number };

/** The points of a chart: each with its first day and the sums of its days, zero where nothing happened. */
export function pointsOf(
  range: AnalyticsRange,
  firstDay: string,
  counted: readonly DayCounts[],
): DayCounts[] {
  const { starts, placeOf } = pointDays(range, firstDay);
  const points = starts.map((day) => ({ day, opened: 0, applications: 0 }));
  for (const { day, opened, applications } of counted) {
    const point = points[placeOf(day)];
    if (point === undefined) continue;
    point.opened += opened;
    point.applications += applications;
  }
  return points;
}
