import type { PlanLimitData } from '#contract/plan-fields.ts';
import { limitOf, mayUse } from '#domain/plan/may-use.ts';
import type { PlanUse } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findStanding } from './find-standing.ts';
import { findCompanyName } from './plan.store.ts';

/** Refuses one more of something when the plan's limit is reached; names the plan and the limit. */
export async function requireUse(
  ctx: Ctx,
  subscriber: Subscriber,
  use: PlanUse,
  counted: number,
): Promise<void> {
  const { plan, isReadOnly } = await findStanding(ctx, subscriber);
  if (isReadOnly) throw new AppError('PLAN_READ_ONLY');
  if (mayUse(plan, use, counted).ok) return;
  const data: PlanLimitData = {
    plan: plan.id,
    use,
    limit: Number(limitOf(plan, use)),
    used: counted,
    companyName:
      'companyId' in subscriber ? await findCompanyName(ctx, subscriber.companyId) : null,
  };
  throw new AppError('PLAN_LIMIT', data);
}
