import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type CompanyStatus, companyStatuses } from './company-status.ts';

const next: Record<CompanyStatus, readonly CompanyStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['suspended'],
  rejected: [],
  suspended: ['approved'],
};

/**
 * Whether a company's status may change. An administrator approves or rejects a pending company,
 * suspends and reactivates; the company itself may only reapply after a rejection.
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

/** The statuses that an administrator may set from here, in menu order. */
export function movesOfAdmin(from: CompanyStatus): CompanyStatus[] {
  return companyStatuses.filter((to) => mayMoveCompany(from, to, 'admin').ok);
}
