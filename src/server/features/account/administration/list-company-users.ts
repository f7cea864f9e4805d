import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countCompanyUsers, countUsers, pageUsers, type UserFilter } from './user-list.store.ts';
import { companyUserOf } from './user-row-of.ts';

export async function listCompanyUsers(ctx: Ctx, input: Paging & Omit<UserFilter, 'type'>) {
  const scope = requireAdmin(ctx);
  const { now } = ctx;
  const thisMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const wanted = { ...input, type: 'company' as const };
  const [counted, counts] = await Promise.all([
    countUsers(ctx, scope, wanted),
    countCompanyUsers(ctx, scope, thisMonth),
  ]);
  const total = cappedTotal(counted);
  const page = await pageUsers(ctx, scope, { ...wanted, found: total.count });
  return { ...page, items: page.items.map(companyUserOf), total, counts };
}
