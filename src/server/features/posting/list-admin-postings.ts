import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  type AdminPostingFilter,
  countAdminPostings,
  countTotals,
  pageAdminPostings,
} from './posting-admin.store.ts';

/** Lists the postings of all companies for an administrator, newest first, with exact totals. */
export async function listAdminPostings(ctx: Ctx, input: Paging & AdminPostingFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, counts] = await Promise.all([
    pageAdminPostings(ctx, scope, input),
    countAdminPostings(ctx, scope, input),
    countTotals(ctx, scope),
  ]);
  return { ...page, total: cappedTotal(counted), counts };
}
