import type { CompanyStatus } from '#domain/company/company-status.ts';

/** The status of a stored company; one that was asked for before there was a review is pending. */
export function statusOf(company: { status: CompanyStatus | 'requested' }): CompanyStatus {
  return company.status === 'requested' ? 'pending' : company.status;
}
