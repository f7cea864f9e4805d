import type { CompanyStatus } from '#domain/company/company-status.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

export type AccountState = {
  /** A demo account, whose password is public, on a publicly reachable site. */
  isExposedDemo: boolean;
  /** The account's own switch, apart from its companies. */
  isActive: boolean;
  isCompanyLogin: boolean;
  companies: readonly { status: CompanyStatus; isActive: boolean }[];
};

/**
 * Whether an account may sign in: it must be active, and a company user needs an approved and
 * active company.
 */
export function mayStartSession(facts: AccountState): Verdict {
  const { isExposedDemo, isActive, isCompanyLogin, companies } = facts;
  if (isExposedDemo) return no('DEMO_ACCOUNT_OFF');
  if (!isActive) return no('ACCOUNT_DEACTIVATED');
  if (!isCompanyLogin) return yes;
  const has = (status: CompanyStatus) => companies.some((company) => company.status === status);
  if (companies.some(({ status, isActive: isOn }) => status === 'approved' && isOn)) return yes;
  if (has('suspended') || has('approved')) return no('COMPANY_SUSPENDED');
  if (has('pending')) return no('COMPANY_PENDING');
  return has('rejected') ? no('COMPANY_REJECTED') : no('ACCOUNT_DEACTIVATED');
}
