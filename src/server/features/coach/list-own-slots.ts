import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countOwnSlots, pageOwnSlots } from './coach.store.ts';
import { requireCoach } from './require-coach.ts';

export async function listOwnSlots(ctx: Ctx, paging: Paging) {
  const { userId } = requireCoach(ctx);
  const [page, count] = await Promise.all([
    pageOwnSlots(ctx, userId, paging),
    countOwnSlots(ctx, userId),
  ]);
  return { ...page, total: cappedTotal(count) };
}
