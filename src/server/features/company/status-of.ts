import type { CompanyStatus } from '#domain/company/company-status.ts';

/** A company's status. Requests from before reviews existed count as pending. */
export function statusOf(company: { status: CompanyStatus | 'requested' }): CompanyStatus {
  return company.status === 'requested' ? 'pending' : company.status;
}
