import { describe, expect, test } from 'vitest';
import { isOpen, type OpenFacts } from './is-open.ts';

const now = new Date('2026-11-21T10:00:00Z');
const open: OpenFacts = {
  state: 'active',
  isComplete: true,
  deadline: null,
  companyApproved: true,
};

describe('isOpen', () => {
  test.each<[string, Partial<OpenFacts>, boolean]>([
    ['complete, active, no deadline', {}, true],
    ['a future deadline', { deadline: new Date('2026-11-21T10:00:00.001Z') }, true],
    ['a deadline at this instant', { deadline: now }, false],
    ['a past deadline', { deadline: new Date('2026-11-21T09:59:59.999Z') }, false],
    ['a draft', { state: 'draft' }, false],
    ['a closed posting', { state: 'closed' }, false],
    ['an incomplete posting', { isComplete: false }, false],
    ['an unapproved company', { companyApproved: false }, false],
  ])('CAR-01 %s', (_, change, expected) => {
    expect(isOpen({ ...open, ...change }, now)).toBe(expected);
  });
});
