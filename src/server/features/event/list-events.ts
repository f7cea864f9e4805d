import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { eventCardOf } from './event-card-of.ts';
import { countEvents, pageEvents } from './event.store.ts';

type Input = Paging & { when?: 'upcoming' | 'past' | undefined };

export async function listEvents(ctx: Ctx, { when = 'upcoming', ...paging }: Input) {
  const isUpcoming = when === 'upcoming';
  const [page, count] = await Promise.all([
    pageEvents(ctx, isUpcoming, paging),
    countEvents(ctx, isUpcoming),
  ]);
  const items = page.items.map((row) => eventCardOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}
