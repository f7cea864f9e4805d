import type { Actor } from '#domain/actor.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type ApplicationStatus, applicationStatuses, isOpenStatus } from './application-status.ts';

const forward: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['under_review', 'interview_scheduled', 'offer_made'],
  under_review: ['interview_scheduled', 'offer_made'],
  interview_scheduled: ['under_review', 'offer_made'],
  offer_made: ['interview_scheduled', 'hired'],
  hired: [],
  rejected: [],
  withdrawn: [],
  declined: [],
};

export type Mover = Exclude<Actor['kind'], 'visitor' | 'admin'>;

/**
 * Whether this kind of actor may change an application's status. Companies move it forward or
 * reject it with a reason; students withdraw, or decline an offer. The system never rejects.
 */
export function mayMoveApplication(
  from: ApplicationStatus,
  to: ApplicationStatus,
  by: Mover,
  reason?: string,
): Verdict {
  if (!isOpenStatus(from) || from === to) return no('MOVE_NOT_ALLOWED');
  if (by === 'student') {
    if (to === 'withdrawn') return yes;
    return to === 'declined' && from === 'offer_made' ? yes : no('MOVE_NOT_ALLOWED');
  }
  if (by !== 'member') return no('MOVE_NOT_ALLOWED');
  if (to === 'rejected') return reason?.trim() ? yes : no('REASON_REQUIRED');
  return forward[from].includes(to) ? yes : no('MOVE_NOT_ALLOWED');
}

/** The statuses that a company may set from here, in menu order. */
export function movesOfCompany(from: ApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((to) => mayMoveApplication(from, to, 'member', '-').ok);
}
