import type { PlanUse } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import type { Ctx } from '#server/context.ts';
import { countOpenPostings, countUsed } from './plan.store.ts';

/** How much of something counts against the plan now. */
export async function countUse(ctx: Ctx, subscriber: Subscriber, use: PlanUse): Promise<number> {
  if (use === 'openPostings')
    return 'companyId' in subscriber ? countOpenPostings(ctx, subscriber.companyId) : 0;
  const month = use === 'mockInterviewsAMonth' ? usageMonth(ctx.now).month : null;
  return countUsed(ctx, subscriber, use, month);
}
