import { limitOf } from '#domain/plan/may-use.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import type { Ctx } from '#server/context.ts';
import { countUse } from '#server/features/plan/count-use.ts';
import { findStanding } from '#server/features/plan/find-standing.ts';
import { requireStudent } from '#server/scopes.ts';

/** How many sessions of this month count, and how many the plan allows. */
export async function loadQuota(ctx: Ctx) {
  const subscriber = { userId: requireStudent(ctx).studentId };
  const { plan } = await findStanding(ctx, subscriber);
  const limit = limitOf(plan, 'mockInterviewsAMonth');
  return {
    plan: plan.id,
    limit: limit === 'unlimited' ? null : limit,
    used: await countUse(ctx, subscriber, 'mockInterviewsAMonth'),
    resetsAt: usageMonth(ctx.now).resetsAt,
  };
}
