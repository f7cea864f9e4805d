import { no, type Verdict, yes } from '#domain/refusals.ts';
import { type PlanAudience, type PlanId, plansFor } from './plan-catalogue.ts';

export const planRequestStates = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type PlanRequestState = (typeof planRequestStates)[number];

/** The most characters of a request's message, and of the answer. */
export const longestPlanMessage = 1000;

/** Whether this audience can move up from one plan to another. */
export function mayRequestPlan(audience: PlanAudience, from: PlanId, to: PlanId): Verdict {
  const order = plansFor(audience).map(({ id }) => id);
  return order.indexOf(to) > order.indexOf(from) ? yes : no('PLAN_NOT_LARGER');
}
