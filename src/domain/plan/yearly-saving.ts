import type { PlanPrice } from './plan-catalogue.ts';

/**
 * Savings of yearly over monthly billing: cents per year, and whole percent rounded down. Null when
 * there are none.
 */
export function yearlySaving({
  monthly,
  yearly,
}: PlanPrice): { cents: number; percent: number } | null {
  if (yearly >= monthly) return null;
  return {
    cents: (monthly - yearly) * 12,
    percent: Math.floor(((monthly - yearly) * 100) / monthly),
  };
}
