import { daysBetween } from './days-between.ts';

export type PostedLabel = { kind: 'today' | 'yesterday' | 'days' | 'date'; days: number };

/**
 * How long ago a posting appeared, in calendar days of the reader's time zone; a future date counts
 * as today.
 */
export function postedLabel(postedAt: Date, now: Date, timeZone: string): PostedLabel {
  const days = Math.max(0, daysBetween(postedAt, now, timeZone));
  if (days <= 1) return { kind: days === 0 ? 'today' : 'yesterday', days };
  return { kind: days <= 7 ? 'days' : 'date', days };
}
