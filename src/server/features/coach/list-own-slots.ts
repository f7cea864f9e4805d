import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countOwnSlots, pageOwnSlots } from './coach.store.ts';
import { requireCoach } from './require-coach.ts';

export async function listOwnSlots(ctx: Ctx, paging: Paging) {
  const coach = requireCoach(ctx);
  const [page, count] = await Promise.all([
    pageOwnSlots(ctx, coach, paging),
    countOwnSlots(ctx, coach),
  ]);
  const items = page.items.map((slot) => ({ ...slot, hasStarted: slot.startsAt <= ctx.now }));
  return { ...page, items, total: cappedTotal(count) };
}
