import type { PlanPrice } from './plan-catalogue.ts';

/** What a year paid at once saves: cents in that year, and whole percent, rounded down. Null when it saves nothing. */
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
