import { halfOf, halfShares } from './ats-checks.ts';
import type { AtsFinding } from './ats-report.ts';

/**
 * Points of the total score that a finding costs, 0 to 100 with one decimal: its half weighs 40% or
 * 60%.
 */
export function costOfFinding({ check, lost }: Pick<AtsFinding, 'check' | 'lost'>): number {
  return Math.round((lost * halfShares[halfOf(check)]) / 10) / 10;
}
