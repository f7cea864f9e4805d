import { companyStatuses } from '#domain/company/company-status.ts';
import { movesOfAdmin } from '#domain/company/may-move-company.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  type CompanyFilter,
  countByStatus,
  countCompanies,
  pageCompanies,
} from './company.store.ts';
import { statusOf } from './status-of.ts';

export async function listCompanies(ctx: Ctx, input: Paging & CompanyFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, byStatus] = await Promise.all([
    pageCompanies(ctx, scope, input),
    countCompanies(ctx, scope, input),
    countByStatus(ctx, scope),
  ]);
  const countOf = (status: string) =>
    byStatus.reduce((sum, row) => (statusOf(row) === status ? sum + row.count : sum), 0);
  const [pending = 0, approved = 0, rejected = 0, suspended = 0] = companyStatuses.map(countOf);
  return {
    ...page,
    items: page.items.map(({ company, hasLogin }) => ({
      ...company,
      contactName: `${company.contactFirstName} ${company.contactLastName}`.trim(),
      status: statusOf(company),
      hasLogin,
      moves: movesOfAdmin(statusOf(company)),
      appliedAt: company.createdAt,
    })),
    total: cappedTotal(counted),
    counts: {
      total: byStatus.reduce((sum, row) => sum + row.count, 0),
      pending,
      approved,
      rejected,
      suspended,
    },
  };
}
