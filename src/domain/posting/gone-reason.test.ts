import { expect, test } from 'vitest';
import { goneReason } from './gone-reason.ts';

const now = new Date('2026-11-21T10:00:00Z');
const open = {
  state: 'active' as const,
  isComplete: true,
  companyApproved: true,
  deadline: null,
  postedAt: new Date('2026-11-01T10:00:00Z'),
};

test.each([
  ['open', {}, null],
  ['past its deadline', { deadline: now }, 'expired'],
  ['before its deadline', { deadline: new Date(now.getTime() + 1) }, null],
  ['closed', { state: 'closed' as const }, 'closed'],
  ['closed and past its deadline', { state: 'closed' as const, deadline: now }, 'closed'],
  ['removed', { state: 'removed' as const }, 'withdrawn'],
  ['from a suspended company', { companyApproved: false }, 'withdrawn'],
  ['a draft', { state: 'draft' as const, postedAt: null }, null],
  ['removed before publication', { state: 'removed' as const, postedAt: null }, null],
])('SITE-10 a posting that is %s says why it is closed', (_name, change, reason) => {
  expect(goneReason({ ...open, ...change }, now)).toBe(reason);
});
