import { no, type Verdict, yes } from '#domain/refusals.ts';
import { isSmaller, type PlanId } from './plan-catalogue.ts';
import type { SubscriptionStatus } from './subscription.ts';

export const planRequestStates = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type PlanRequestState = (typeof planRequestStates)[number];

/** The most characters of a request's message, and of the answer. */
export const maxPlanMessageLength = 1000;

/** Whether one can move up to this plan, or renew it because it ends. */
export function mayRequestPlan(
  { plan, nextPlan }: Pick<SubscriptionStatus, 'plan' | 'nextPlan'>,
  to: PlanId,
): Verdict {
  const isRenewal = to === plan.id && nextPlan !== null;
  return isRenewal || isSmaller(plan.id, to) ? yes : no('PLAN_NOT_LARGER');
}
