import { type ApplicationStatus, isOpenStatus } from './application-status.ts';

/** Statuses set by students; the board collapses them by default. */
export function isFoldedStatus(status: ApplicationStatus): boolean {
  return status === 'withdrawn' || status === 'declined';
}

/** Final statuses, which the board shows as strips at first. */
export function isClosedStatus(status: ApplicationStatus): boolean {
  return !isOpenStatus(status);
}

/** How many cards of a column are read at first, unless somebody asks for another number. */
export const firstCards = 20;
