const days = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const;

export type AnalyticsRange = keyof typeof days;
export const analyticsRanges = Object.keys(days) as AnalyticsRange[];
export const defaultRange: AnalyticsRange = '30d';

/** How many days a range covers, today included. */
export const daysOf = (range: AnalyticsRange): number => days[range];
