import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type CompanyStatus, companyStatuses } from './company-status.ts';

const next: Record<CompanyStatus, readonly CompanyStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['suspended'],
  rejected: [],
  suspended: ['approved'],
};

/**
 * Whether a company may go from one status to another. An administrator approves or rejects what is pending, suspends
 * and reactivates; the company itself may only ask again after it was rejected.
 */
export function mayMoveCompany(
  from: CompanyStatus,
  to: CompanyStatus,
  by: 'admin' | 'company',
): Verdict {
  const isAllowed =
    by === 'admin' ? next[from].includes(to) : from === 'rejected' && to === 'pending';
  return isAllowed ? yes : no('COMPANY_MOVE_NOT_ALLOWED');
}

/** The statuses that an administrator may give a company from here, in the order of a menu. */
export function movesOfAdmin(from: CompanyStatus): CompanyStatus[] {
  return companyStatuses.filter((to) => mayMoveCompany(from, to, 'admin').ok);
}
