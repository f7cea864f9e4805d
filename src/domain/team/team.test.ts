import { expect, test } from 'vitest';
import { invitationState, maskedEmail, mayChangeRole } from './team.ts';

const now = new Date('2026-11-21T10:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const open = { usedAt: null, revokedAt: null, expiresAt: after };

test.each([
  ['open', open],
  ['used', { ...open, usedAt: before }],
  ['used', { usedAt: before, revokedAt: before, expiresAt: before }],
  ['revoked', { ...open, revokedAt: before, expiresAt: before }],
  ['expired', { ...open, expiresAt: now }],
  ['unknown', undefined],
])('CO-10 an invitation is %s', (state, invitation) => {
  expect(invitationState(invitation, now)).toBe(state);
});

const team = [
  { userId: 'a', role: 'owner' },
  { userId: 'b', role: 'recruiter' },
] as const;

test('CO-10 the last owner can be neither removed nor given another role', () => {
  const refused = { ok: false, refusal: 'LAST_OWNER' };
  for (const to of ['recruiter', 'interviewer', null] as const) {
    expect(mayChangeRole(team, 'a', to)).toEqual(refused);
    expect(mayChangeRole(team, 'b', to)).toEqual({ ok: true });
    expect(mayChangeRole([...team, { userId: 'c', role: 'owner' }], 'a', to).ok).toBe(true);
  }
  expect(mayChangeRole(team, 'a', 'owner').ok).toBe(true);
});

test.each([
  ['rita@example.test', 'r•••@example.test'],
  ['a@b@example.test', 'a•••@example.test'],
])('CO-10 the address %s is shown to others as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
