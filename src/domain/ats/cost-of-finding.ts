import { halfOf } from './ats-checks.ts';
import type { AtsFinding } from './ats-report.ts';

const share = { formatting: 0.4, content: 0.6 };

/** Points of the score itself, from 0 to 100 in tenths, that a finding costs: its half counts for 40 or 60 % of the score. */
export function costOfFinding({ check, lost }: Pick<AtsFinding, 'check' | 'lost'>): number {
  return Math.round(lost * share[halfOf(check)] * 10) / 10;
}
