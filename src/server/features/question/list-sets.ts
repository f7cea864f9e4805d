import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { askedOf } from './question-set-of.ts';
import { countSaved, pageSaved } from './question-set.store.ts';

export async function listSets(ctx: Ctx, paging: Paging) {
  const scope = requireStudent(ctx);
  const [page, counted] = await Promise.all([
    pageSaved(ctx, scope, paging),
    countSaved(ctx, scope),
  ]);
  const items = page.items.map((row) => ({ ...row, ...askedOf(row) }));
  return { ...page, items, total: cappedTotal(counted) };
}
