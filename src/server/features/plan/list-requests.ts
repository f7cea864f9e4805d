import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { PlanRequestState } from '#domain/plan/plan-request.ts';
import { standingOf } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countOpenRequests, countRequests, pageRequests } from './plan-request.store.ts';

/** Requests for plans, newest first. */
export async function listRequests(
  ctx: Ctx,
  input: Paging & { state?: PlanRequestState | undefined; search?: string | undefined },
) {
  const scope = requireAdmin(ctx);
  const [page, counted, open] = await Promise.all([
    pageRequests(ctx, scope, input),
    countRequests(ctx, scope, input),
    countOpenRequests(ctx, scope),
  ]);
  const items = page.items.map(({ request, name, requestedBy, decidedBy, subscription }) => {
    const audience = request.companyId === null ? ('student' as const) : ('company' as const);
    return {
      ...request,
      audience,
      name,
      requestedBy,
      decidedBy,
      now: standingOf(audience, subscription ?? undefined, ctx.now).plan.id,
    };
  });
  return { ...page, items, total: cappedTotal(counted), open };
}
