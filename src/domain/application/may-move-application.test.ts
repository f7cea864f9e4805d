import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ApplicationStatus, applicationStatuses, isOpenStatus } from './application-status.ts';
import {
  mayMoveApplication,
  mayPromise,
  movesOfCompany,
  type Mover,
} from './may-move-application.ts';

const allowed: Record<'member' | 'student', [ApplicationStatus, ApplicationStatus][]> = {
  member: [
    ['pending', 'under_review'],
    ['pending', 'interview_scheduled'],
    ['pending', 'offer_made'],
    ['pending', 'rejected'],
    ['under_review', 'interview_scheduled'],
    ['under_review', 'offer_made'],
    ['under_review', 'rejected'],
    ['interview_scheduled', 'under_review'],
    ['interview_scheduled', 'offer_made'],
    ['interview_scheduled', 'rejected'],
    ['offer_made', 'under_review'],
    ['offer_made', 'interview_scheduled'],
    ['offer_made', 'hired'],
    ['offer_made', 'rejected'],
  ],
  student: [
    ['pending', 'withdrawn'],
    ['under_review', 'withdrawn'],
    ['interview_scheduled', 'withdrawn'],
    ['offer_made', 'withdrawn'],
    ['offer_made', 'declined'],
  ],
};

const everyMove = applicationStatuses.flatMap((from) =>
  applicationStatuses.map((to) => [from, to] as const),
);

describe('mayMoveApplication', () => {
  test.each(everyMove)(
    'CO-05 %s → %s is allowed only for the actors in the transition table',
    (from, to) => {
      for (const by of ['member', 'student'] as const) {
        const expected = allowed[by].some(([f, t]) => f === from && t === to);
        expect(mayMoveApplication(from, to, by, 'a reason').ok, by).toBe(expected);
      }
      const isClosing = to === 'closed' && isOpenStatus(from);
      expect(mayMoveApplication(from, to, 'system', 'a reason').ok).toBe(isClosing);
    },
  );

  test.each(['', '   ', undefined])(
    'SEC-63 rejecting without a reason is refused (%j)',
    (reason) => {
      expect(mayMoveApplication('pending', 'rejected', 'member', reason)).toEqual({
        ok: false,
        refusal: 'REASON_REQUIRED',
      });
    },
  );

  test('CO-05 no sequence of allowed moves leaves a final status', () => {
    const by = fc.constantFrom<Mover>('member', 'student', 'system');
    const step = fc.tuple(fc.constantFrom(...applicationStatuses), by);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let at: ApplicationStatus = 'pending';
        for (const [to, mover] of steps) {
          if (!mayMoveApplication(at, to, mover, 'why').ok) continue;
          expect(isOpenStatus(at)).toBe(true);
          at = to;
        }
      }),
    );
  });

  test('CO-05 the menu offers what the rule allows, including rejection', () => {
    expect(movesOfCompany('pending')).toEqual([
      'under_review',
      'interview_scheduled',
      'offer_made',
      'rejected',
    ]);
    expect(movesOfCompany('hired')).toEqual([]);
  });
});

test('CO-05 an offer is sent, a hire follows from its acceptance, and taking it back needs a reason', () => {
  const refusal = (...args: Parameters<typeof mayPromise>) => {
    const verdict = mayPromise(...args);
    return verdict.ok ? null : verdict.refusal;
  };
  expect(refusal('pending', 'offer_made', { offer: null })).toBe('OFFER_REQUIRED');
  expect(refusal('pending', 'offer_made', { offer: null, sendsOffer: true })).toBeNull();
  for (const offer of [null, 'sent', 'declined', 'withdrawn', 'expired'] as const) {
    expect(refusal('offer_made', 'hired', { offer })).toBe('OFFER_NOT_ACCEPTED');
    expect(refusal('offer_made', 'hired', { offer, basis: 'accepted_outside' })).toBeNull();
  }
  expect(refusal('offer_made', 'hired', { offer: 'accepted' })).toBeNull();
  for (const offer of ['sent', 'accepted'] as const) {
    expect(refusal('offer_made', 'under_review', { offer, reason: ' ' })).toBe('REASON_REQUIRED');
    expect(refusal('offer_made', 'under_review', { offer, reason: 'Budget.' })).toBeNull();
  }
  expect(refusal('offer_made', 'interview_scheduled', { offer: 'sent', hasTimes: true })).toBe(
    'REASON_REQUIRED',
  );
  expect(refusal('offer_made', 'under_review', { offer: 'expired' })).toBeNull();
  expect(refusal('pending', 'under_review', { offer: null })).toBeNull();
  const interview = (facts: Omit<Parameters<typeof mayPromise>[2], 'offer'>) =>
    refusal('pending', 'interview_scheduled', { offer: null, ...facts });
  expect(interview({})).toBe('INTERVIEW_REQUIRED');
  expect(interview({ basis: 'accepted_outside' })).toBe('INTERVIEW_REQUIRED');
  expect(interview({ basis: 'proposes_times' })).toBeNull();
  expect(interview({ hasTimes: true })).toBeNull();
});
