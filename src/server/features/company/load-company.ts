import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findCompany } from './company.store.ts';
import { profileOf } from './load-own-company.ts';
import { statusOf } from './status-of.ts';

/** Everything that a company says about itself, for an administrator. */
export async function loadCompany(ctx: Ctx, companyId: string) {
  const row = orNotFound(await findCompany(ctx, requireAdmin(ctx), companyId));
  return { ...profileOf(row), id: row.id, status: statusOf(row) };
}
