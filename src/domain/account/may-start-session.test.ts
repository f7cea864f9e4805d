import { expect, test } from 'vitest';
import { type AccountState, mayStartSession } from './may-start-session.ts';

const company = (status: AccountState['companies'][number]['status'], isActive = true) => ({
  status,
  isActive,
});

test.each<[Partial<AccountState>, string]>([
  [{}, 'yes'],
  [{ isExposedDemo: true }, 'DEMO_ACCOUNT_OFF'],
  [{ isActive: false }, 'ACCOUNT_DEACTIVATED'],
  [{ isCompanyLogin: true, companies: [company('approved')] }, 'yes'],
  [{ isCompanyLogin: true, companies: [company('approved', false)] }, 'COMPANY_SUSPENDED'],
  [{ isCompanyLogin: true, companies: [company('suspended')] }, 'COMPANY_SUSPENDED'],
  [{ isCompanyLogin: true, companies: [company('pending')] }, 'COMPANY_PENDING'],
  [{ isCompanyLogin: true, companies: [company('rejected')] }, 'COMPANY_REJECTED'],
  [{ isCompanyLogin: true, companies: [] }, 'ACCOUNT_DEACTIVATED'],
  [{ isCompanyLogin: true, companies: [company('suspended'), company('approved')] }, 'yes'],
  [{ isCompanyLogin: true, companies: [company('approved', false), company('approved')] }, 'yes'],
  [
    { isActive: false, isCompanyLogin: true, companies: [company('approved')] },
    'ACCOUNT_DEACTIVATED',
  ],
])('SEC-04 an account with %j may sign in: %s', (change, expected) => {
  const usual = { isExposedDemo: false, isActive: true, isCompanyLogin: false, companies: [] };
  const verdict = mayStartSession({ ...usual, ...change });
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(expected);
});
