import { expect, test } from 'vitest';
import { expiryOf, mayInvite, maxInvited, invitationStatusOf } from './invitation.ts';

const now = new Date('2026-11-24T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const invitable = {
  isPostingOpen: true,
  isAvailable: true,
  hasApplied: false,
  isInvited: false,
  invitedThisWeek: 0,
};

test.each([
  [{}, null],
  [{ isPostingOpen: false }, 'POSTING_NOT_OPEN'],
  [{ hasApplied: true }, 'STUDENT_APPLIED'],
  [{ isInvited: true }, 'STUDENT_INVITED'],
  [{ isAvailable: false }, 'STUDENT_UNAVAILABLE'],
  [{ invitedThisWeek: maxInvited - 1 }, null],
  [{ invitedThisWeek: maxInvited }, 'STUDENT_INVITED_OFTEN'],
  [{ isAvailable: false, isInvited: true, hasApplied: true }, 'STUDENT_APPLIED'],
])('CO-04 a company invites a student %j: %s', (facts, refusal) => {
  const verdict = mayInvite({ ...invitable, ...facts });
  expect(verdict.ok ? null : verdict.refusal).toBe(refusal);
});

test('CO-04 an invitation ends after 14 days, or with its posting', () => {
  expect(expiryOf(now, null)).toEqual(inDays(14));
  expect(expiryOf(now, inDays(20))).toEqual(inDays(14));
  expect(expiryOf(now, inDays(3))).toEqual(inDays(3));
});

test.each([
  ['sent', 1, true, 'open'],
  ['sent', 0, true, 'expired'],
  ['sent', 1, false, 'closed'],
  ['sent', -1, false, 'closed'],
  ['applied', -1, false, 'applied'],
  ['declined', 1, true, 'declined'],
] as const)(
  'CO-04 an invitation in state %s that ends in %i days, posting open: %s, is %s',
  (state, days, isPostingOpen, status) => {
    const invitation = { state, expiresAt: inDays(days) };
    expect(invitationStatusOf(invitation, { now, isPostingOpen })).toBe(status);
  },
);
