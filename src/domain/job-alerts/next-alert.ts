import type { AlertTime } from './job-alert-limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When a search is looked at next. Alerts keep their hour; one that was due while nothing ran is made up for once,
 * and the ones between are left out. Null when its owner wants no mails.
 */
export function nextAlert(alert: AlertTime, last: Date | null, now: Date): Date | null {
  if (alert === 'off') return null;
  const stepMs = (alert === 'daily' ? 1 : 7) * dayMs;
  const from = last ?? now;
  const missed = Math.max(0, Math.floor((now.getTime() - from.getTime()) / stepMs));
  return new Date(from.getTime() + (missed + 1) * stepMs);
}
