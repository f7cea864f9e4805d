import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countByState, countMessages, type MessageFilter, pageMessages } from './contact.store.ts';

export async function listContact(ctx: Ctx, input: Paging & MessageFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, counts] = await Promise.all([
    pageMessages(ctx, scope, input),
    countMessages(ctx, scope, input),
    countByState(ctx, scope),
  ]);
  const items = page.items.map(({ message, handledBy }) => ({ ...message, handledBy }));
  return { ...page, items, total: cappedTotal(counted), counts };
}
