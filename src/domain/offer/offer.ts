import { dayIn } from '#domain/event/instant-of.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';
import { dayMs } from '#domain/time.ts';

export const offerStates = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/** Characters. */
export const maxOfferLength = { place: 200, terms: 5_000, reason: 1_000 };

/** How long an offer may stay open. */
const maxOpenMs = 180 * dayMs;

export type OfferRecord = {
  expiresAt: Date;
  answer: 'accepted' | 'declined' | null;
  withdrawnAt: Date | null;
};

/** Where a sent offer stands. A withdrawal counts also after it was accepted. */
export function offerStateOf(offer: OfferRecord, now: Date): OfferState {
  if (offer.withdrawnAt !== null) return 'withdrawn';
  if (offer.answer !== null) return offer.answer;
  return now >= offer.expiresAt ? 'expired' : 'sent';
}

/** Whether a student may accept or decline an offer, as far as the student knows it. */
export function mayAnswerOffer(state: OfferState): Verdict {
  if (state === 'sent') return yes;
  return no(state === 'expired' ? 'OFFER_EXPIRED' : 'OFFER_NOT_OPEN');
}

/** An offer needs time for its answer, and ends some day. */
export function mayExpireAt(expiresAt: Date, now: Date): Verdict {
  const ms = expiresAt.getTime() - now.getTime();
  return ms > 0 && ms <= maxOpenMs ? yes : no('OFFER_EXPIRY_INVALID');
}

/**
 * Nobody is asked to start work on a day before the last day to respond, by the calendar of the
 * time zone in which the deadline was chosen.
 */
export function mayStartOn(startsOn: string, expiresAt: Date, timeZone: string): Verdict {
  return startsOn >= dayIn(expiresAt, timeZone) ? yes : no('OFFER_STARTS_EARLY');
}
