import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { SubscriptionState } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countSubscriptions, pageSubscriptions } from './plan-request.store.ts';

/** Subscriptions of students and companies, newest first. */
export async function listSubscriptions(
  ctx: Ctx,
  input: Paging & { state?: SubscriptionState | undefined; search?: string | undefined },
) {
  const scope = requireAdmin(ctx);
  const [page, counted] = await Promise.all([
    pageSubscriptions(ctx, scope, input),
    countSubscriptions(ctx, scope, input),
  ]);
  const items = page.items.map(({ subscription, name }) => ({
    ...subscription,
    audience: subscription.companyId === null ? ('student' as const) : ('company' as const),
    name,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}
