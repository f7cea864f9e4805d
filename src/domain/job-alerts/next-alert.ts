import { dayMs } from '#domain/time.ts';
import type { AlertTime } from './job-alert-limits.ts';

/**
 * When a saved search is due next. Alerts keep their time of day; after downtime one run catches
 * up, and the missed ones in between are skipped. Null when alerts are off.
 */
export function nextAlert(alert: AlertTime, last: Date | null, now: Date): Date | null {
  if (alert === 'off') return null;
  const stepMs = (alert === 'daily' ? 1 : 7) * dayMs;
  const from = last ?? now;
  const missed = Math.max(0, Math.floor((now.getTime() - from.getTime()) / stepMs));
  return new Date(from.getTime() + (missed + 1) * stepMs);
}
