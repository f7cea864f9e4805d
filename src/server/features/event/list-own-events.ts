import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countAllEvents, pageAllEvents } from './event.store.ts';
import { ownEventOf } from './own-event-of.ts';

export async function listOwnEvents(ctx: Ctx, paging: Paging) {
  requireAdmin(ctx);
  const [page, count] = await Promise.all([pageAllEvents(ctx, paging), countAllEvents(ctx)]);
  const items = page.items.map((row) => ownEventOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}
