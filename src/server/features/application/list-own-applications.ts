import { isOverdue } from '#domain/application/is-overdue.ts';
import type { OwnFilter } from '#domain/application/own-filter.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countOwnApplications, loadOwnMoves, pageOwnApplications } from './application.store.ts';

export async function listOwnApplications(ctx: Ctx, input: Paging & OwnFilter) {
  const scope = requireStudent(ctx);
  const [page, count] = await Promise.all([
    pageOwnApplications(ctx, scope, input),
    countOwnApplications(ctx, scope, input),
  ]);
  const moves = await loadOwnMoves(
    ctx,
    scope,
    page.items.map((item) => item.id),
  );
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      isOverdue: isOverdue({ ...item, now: ctx.now }),
      moves: moves.get(item.id) ?? [],
    })),
    total: cappedTotal(count),
  };
}
