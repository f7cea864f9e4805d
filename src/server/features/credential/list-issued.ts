import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countIssued, type IssuedFilter, pageIssued } from './issued.store.ts';

/** All badges, for administrators. */
export async function listIssued(ctx: Ctx, input: Paging & IssuedFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted] = await Promise.all([
    pageIssued(ctx, scope, input),
    countIssued(ctx, scope, input),
  ]);
  return { ...page, total: cappedTotal(counted) };
}
