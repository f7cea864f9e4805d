import type { PlanPeriod } from './plan-catalogue.ts';

/** What is charged at once for a period, in US cents, of a price a month. */
export function periodPrice(centsAMonth: number, period: PlanPeriod): number {
  return period === 'yearly' ? centsAMonth * 12 : centsAMonth;
}
