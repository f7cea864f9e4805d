import type { CompanyStatus } from '#domain/company/company-status.ts';
import { no, type Verdict, yes } from '#domain/refusals.ts';

export type AccountState = {
  /** One of the demo set, whose password everybody knows, on a site that everybody can reach. */
  isExposedDemo: boolean;
  /** The switch of the account itself. */
  isActive: boolean;
  isCompanyLogin: boolean;
  /** The companies that the account belongs to. */
  companies: readonly { status: CompanyStatus; isActive: boolean }[];
};

/** Whether an account may sign in: it is switched on, and a company's login has a company that is approved and switched on. */
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
