import { no, type Verdict, yes } from '#domain/refusals.ts';
import type { Limit, Plan, PlanUse } from './plan-catalogue.ts';

/** How much of something a plan includes; zero if the plan does not name it. */
export function limitOf(plan: Plan, use: PlanUse): Limit {
  const limits: Partial<Record<PlanUse, Limit>> = plan.limits;
  return limits[use] ?? 0;
}

/** Whether at most one more is left, so that people see a limit before they reach it. */
export const isNearLimit = (limit: number, used: number): boolean => used >= limit - 1;

/** Whether a plan allows one more of something, when this many count already. */
export function mayUse(plan: Plan, use: PlanUse, counted: number): Verdict {
  const limit = limitOf(plan, use);
  return limit === 'unlimited' || counted < limit ? yes : no('PLAN_LIMIT');
}
