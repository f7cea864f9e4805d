import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { countOpenSlots, pageOpenSlots } from './coach.store.ts';

export async function listSlots(ctx: Ctx, paging: Paging) {
  requireStudent(ctx);
  const [page, count] = await Promise.all([pageOpenSlots(ctx, paging), countOpenSlots(ctx)]);
  return { ...page, total: cappedTotal(count) };
}
