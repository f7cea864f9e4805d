import { studentPlans } from '#domain/plan/plan-catalogue.ts';
import { practiceMonth } from '#domain/practice/practice-month.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { countSince } from './practice.store.ts';

/** Everyone is on the first plan until plans can be bought. */
const limit = studentPlans[0]?.limits.mockInterviewsAMonth ?? 'unlimited';

/** How many sessions of this month count, and how many the plan allows. */
export async function quotaOf(ctx: Ctx, scope: StudentScope) {
  const { from, resetsAt } = practiceMonth(ctx.now);
  const used = await countSince(ctx, scope, from);
  return { limit: limit === 'unlimited' ? null : limit, used, resetsAt };
}

export const loadQuota = (ctx: Ctx) => quotaOf(ctx, requireStudent(ctx));

export async function isUsedUp(ctx: Ctx, scope: StudentScope): Promise<boolean> {
  const { limit: most, used } = await quotaOf(ctx, scope);
  return most !== null && used >= most;
}
