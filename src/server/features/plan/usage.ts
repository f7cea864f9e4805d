import { v7 as uuid } from 'uuid';
import type { PlanLimitData } from '#contract/plan-fields.ts';
import { limitOf, mayUse } from '#domain/plan/may-use.ts';
import type { PlanUse } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';
import {
  countOpenPostings,
  countUsed,
  findCompanyName,
  findUse,
  insertUse,
  lockSubscriber,
} from './plan.store.ts';

/** How much of something counts against the plan now. */
export async function countUse(ctx: Ctx, subscriber: Subscriber, use: PlanUse): Promise<number> {
  if (use === 'openPostings')
    return 'companyId' in subscriber ? countOpenPostings(ctx, subscriber.companyId) : 0;
  const month = use === 'mockInterviewsAMonth' ? usageMonth(ctx.now).month : null;
  return countUsed(ctx, subscriber, use, month);
}

/** Refuses one more of something when the plan's limit is reached; names the plan and the limit. */
export async function requireUse(
  ctx: Ctx,
  subscriber: Subscriber,
  use: PlanUse,
  counted: number,
): Promise<void> {
  const { plan, isReadOnly } = await findSubscriptionStatus(ctx, subscriber);
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

/**
 * Counts the use of something against the plan, in the caller's transaction, or refuses it above
 * the limit. `source` is the id of what was used: repeating it counts once.
 */
export async function recordUse(
  tx: Ctx,
  subscriber: Subscriber,
  use: PlanUse,
  source: string,
): Promise<void> {
  await lockSubscriber(tx, subscriber);
  if (await findUse(tx, subscriber, use, source)) return;
  await requireUse(tx, subscriber, use, await countUse(tx, subscriber, use));
  const { month } = usageMonth(tx.now);
  await insertUse(tx, { id: uuid(), ...subscriber, use, month, source, createdAt: tx.now });
}

/**
 * Changes a company's postings in the caller's transaction, and refuses if more would be open than
 * the plan includes. Everything that opens a posting goes through here: publishing, reopening,
 * importing or extending a deadline, by anybody.
 */
export async function limitOpenPostings<Done>(
  tx: Ctx,
  companyId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await lockSubscriber(tx, { companyId });
  const before = await countOpenPostings(tx, companyId);
  const done = await work();
  const after = await countOpenPostings(tx, companyId);
  if (after > before) await requireUse(tx, { companyId }, 'openPostings', after - 1);
  return done;
}
