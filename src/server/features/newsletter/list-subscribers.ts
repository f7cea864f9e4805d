import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countByState,
  countSubscribers,
  pageSubscribers,
  type SubscriberFilter,
} from './subscriber.store.ts';

export async function listSubscribers(ctx: Ctx, input: Paging & SubscriberFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, counts] = await Promise.all([
    pageSubscribers(ctx, scope, input),
    countSubscribers(ctx, scope, input),
    countByState(ctx, scope),
  ]);
  return { ...page, total: cappedTotal(counted), counts };
}
