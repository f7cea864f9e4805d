import { expect, test } from 'vitest';
import { mayApply } from './may-apply.ts';

test.each([
  [{ postingOpen: true, alreadyApplied: false, hasResume: true }, 'yes'],
  [{ postingOpen: false, alreadyApplied: false, hasResume: true }, 'POSTING_NOT_OPEN'],
  [{ postingOpen: true, alreadyApplied: true, hasResume: true }, 'ALREADY_APPLIED'],
  [{ postingOpen: false, alreadyApplied: true, hasResume: true }, 'ALREADY_APPLIED'],
  [{ postingOpen: true, alreadyApplied: false, hasResume: false }, 'RESUME_REQUIRED'],
])('CAR-05 %j returns %s', (facts, answer) => {
  const verdict = mayApply(facts);
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(answer);
});
