import type { ApplicationStatus } from './application-status.ts';

/** Statuses set by students; the board collapses them by default. */
export function isFoldedStatus(status: ApplicationStatus): boolean {
  return status === 'withdrawn' || status === 'declined';
}

/** How many cards of a column are read at first, unless somebody asks for another number. */
export const firstCards = 20;
