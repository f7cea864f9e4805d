import { halfOf, halfShares } from './ats-checks.ts';
import type { AtsFinding } from './ats-report.ts';

/** Points of the score itself, from 0 to 100 in tenths, that a finding costs: its half counts for 40 or 60 % of the score. */
export function costOfFinding({ check, lost }: Pick<AtsFinding, 'check' | 'lost'>): number {
  return Math.round((lost * halfShares[halfOf(check)]) / 10) / 10;
}
