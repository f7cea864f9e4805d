import { expect, test } from 'vitest';
import { linkState } from './link-state.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const link = {
  purpose: 'reset-password' as const,
  email: 'a@b.test',
  accountEmail: 'a@b.test',
  usedAt: null,
  expiresAt: at(1),
};

test.each([
  ['good', link],
  ['good', { ...link, email: '' }],
  ['unknown', undefined],
  ['used', { ...link, usedAt: at(-1) }],
  ['used', { ...link, usedAt: at(-1), expiresAt: at(-1) }],
  ['expired', { ...link, expiresAt: now }],
  ['expired', { ...link, accountEmail: 'other@b.test' }],
  ['good', { ...link, purpose: 'change-email', accountEmail: 'other@b.test' }],
] as const)('SEC-12 a link is %s: %j', (state, row) => {
  expect(linkState(row, now)).toBe(state);
});
