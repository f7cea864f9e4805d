import { expect, test } from 'vitest';
import { endOfDay } from '#domain/posting/deadline.ts';
import {
  mayAnswerOffer,
  mayExpireAt,
  mayStartOn,
  offerStateOf,
  type OfferRecord,
} from './offer.ts';

const now = new Date('2026-11-24T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

test.each([
  [{}, 'sent'],
  [{ expiresAt: now }, 'expired'],
  [{ answer: 'accepted' }, 'accepted'],
  [{ answer: 'accepted', expiresAt: later(-1) }, 'accepted'],
  [{ answer: 'declined' }, 'declined'],
  [{ withdrawnAt: now }, 'withdrawn'],
  [{ withdrawnAt: now, answer: 'accepted' }, 'withdrawn'],
] as [Partial<OfferRecord>, string][])('CO-05 an offer with %j is %s', (values, state) => {
  const offer = { expiresAt: later(1), answer: null, withdrawnAt: null, ...values };
  expect(offerStateOf(offer, now)).toBe(state);
});

test('CO-05 only an open offer can be answered', () => {
  expect(mayAnswerOffer('sent').ok).toBe(true);
  expect(mayAnswerOffer('expired')).toEqual({ ok: false, refusal: 'OFFER_EXPIRED' });
  for (const state of ['accepted', 'declined', 'withdrawn'] as const)
    expect(mayAnswerOffer(state)).toEqual({ ok: false, refusal: 'OFFER_NOT_OPEN' });
});

test('CO-05 an offer expires in the future, within half a year', () => {
  const day = 86_400_000;
  expect(mayExpireAt(later(1), now).ok).toBe(true);
  expect(mayExpireAt(later(180 * day), now).ok).toBe(true);
  expect(mayExpireAt(now, now).ok).toBe(false);
  expect(mayExpireAt(later(181 * day), now).ok).toBe(false);
});

test.each(['Pacific/Honolulu', 'America/New_York', 'Etc/UTC', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'CO-05 nobody starts before the last day to respond in %s',
  (zone) => {
    const expiresAt = endOfDay('2026-12-31', zone);
    const refused = { ok: false, refusal: 'OFFER_STARTS_EARLY' };
    expect(mayStartOn('2026-12-30', expiresAt, zone)).toEqual(refused);
    expect(mayStartOn('2026-12-31', expiresAt, zone).ok).toBe(true);
    expect(mayStartOn('2027-01-01', expiresAt, zone).ok).toBe(true);
  },
);
