import type { PlanId, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import type { Ctx } from '#server/context.ts';

/** A plan that an administrator grants now, which no provider collects. */
export const grantOf = ({ now }: Ctx, plan: PlanId, period: PlanPeriod) =>
  ({
    plan,
    period,
    state: 'active',
    payer: 'manual',
    startedAt: now,
    subscriptionRef: null,
  }) as const;
