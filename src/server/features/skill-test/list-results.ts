import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { resultOf } from './review-of.ts';
import { countResults, pageResults } from './test-attempt.store.ts';

export async function listResults(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageResults(ctx, scope, paging),
    countResults(ctx, scope),
  ]);
  return { ...page, items: page.items.map(resultOf), total: cappedTotal(counted) };
}
