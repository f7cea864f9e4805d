import type { ApplicationStatus } from './application-status.ts';

/** Statuses set by students; the board collapses them by default. */
export function isFoldedStatus(status: ApplicationStatus): boolean {
  return status === 'withdrawn' || status === 'declined';
}
