import type { Actor } from '#domain/actor.ts';
import { mayPromiseInterview } from '#domain/interview/may-change-interview.ts';
import type { OfferState } from '#domain/offer/offer.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type ApplicationStatus, applicationStatuses, isOpenStatus } from './application-status.ts';

const forward: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['under_review', 'interview_scheduled', 'offer_made'],
  under_review: ['interview_scheduled', 'offer_made'],
  interview_scheduled: ['under_review', 'offer_made'],
  offer_made: ['under_review', 'interview_scheduled', 'hired'],
  hired: [],
  rejected: [],
  withdrawn: [],
  declined: [],
  closed: [],
};

export type Mover = Exclude<Actor['kind'], 'visitor' | 'admin'>;

/**
 * Whether this kind of actor may change an application's status. Companies move it forward or
 * reject it with a reason; students withdraw, or decline an offer. The system never rejects; it
 * closes what a deleted company leaves behind.
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
  if (by === 'system') return to === 'closed' ? yes : no('MOVE_NOT_ALLOWED');
  if (to === 'rejected') return reason?.trim() ? yes : no('REASON_REQUIRED');
  return forward[from].includes(to) ? yes : no('MOVE_NOT_ALLOWED');
}

/** The basis of a move that no interview or offer on record supports. */
export const moveBases = ['proposes_times', 'accepted_outside'] as const;
export type MoveBasis = (typeof moveBases)[number];

/**
 * Whether a company's move delivers what its status promises: an interview has times or a promise
 * of times, an offer has terms, a hire follows an offer accepted here or elsewhere, and withdrawing
 * an offer needs a reason.
 */
export function mayPromise(
  from: ApplicationStatus,
  to: ApplicationStatus,
  facts: {
    /** The application's offer, if there is one. */
    offer: OfferState | null;
    /** Times for an interview are proposed or booked. */
    hasTimes?: boolean | undefined;
    /** The move sends an offer. */
    sendsOffer?: boolean | undefined;
    basis?: MoveBasis | undefined;
    reason?: string | undefined;
  },
): Verdict {
  if (to === 'offer_made') return facts.sendsOffer ? yes : no('OFFER_REQUIRED');
  if (to === 'hired')
    return facts.offer === 'accepted' || facts.basis === 'accepted_outside'
      ? yes
      : no('OFFER_NOT_ACCEPTED');
  const hasOpenOffer = facts.offer === 'sent' || facts.offer === 'accepted';
  if (from === 'offer_made' && hasOpenOffer && !facts.reason?.trim()) return no('REASON_REQUIRED');
  return to === 'interview_scheduled'
    ? mayPromiseInterview({
        hasTimes: facts.hasTimes ?? false,
        willPropose: facts.basis === 'proposes_times',
      })
    : yes;
}

/** The statuses that a company may set from here, in menu order. */
export function movesOfCompany(from: ApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((to) => mayMoveApplication(from, to, 'member', '-').ok);
}
