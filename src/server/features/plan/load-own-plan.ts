import type { OwnPlan } from '#contract/plan.ts';
import { limitOf } from '#domain/plan/may-use.ts';
import { usesOf } from '#domain/plan/plan-catalogue.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import type { Ctx } from '#server/context.ts';
import { countUse } from './count-use.ts';
import { findStanding } from './find-standing.ts';
import { loadKeeping } from './load-keeping.ts';
import { findLatestRequest } from './plan-request.store.ts';
import { findCompanyName, findSubscription, loadOwners } from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

/** The plan of the actor's account or company, what it includes and how much of it is used. */
export async function loadOwnPlan(ctx: Ctx): Promise<OwnPlan> {
  const { subscriber } = requireSubscriber(ctx);
  const companyId = 'companyId' in subscriber ? subscriber.companyId : null;
  const standing = await findStanding(ctx, subscriber);
  const { plan } = standing;
  const [request, companyName, owners, ...uses] = await Promise.all([
    findLatestRequest(ctx, subscriber),
    companyId === null ? null : findCompanyName(ctx, companyId),
    companyId === null ? [] : loadOwners(ctx, companyId),
    ...usesOf(plan.audience).map(async (use) => {
      const limit = limitOf(plan, use);
      return {
        use,
        used: await countUse(ctx, subscriber, use),
        limit: limit === 'unlimited' ? null : limit,
        resetsAt: use === 'mockInterviewsAMonth' ? usageMonth(ctx.now).resetsAt : null,
      };
    }),
  ]);
  const { actor } = ctx;
  const { customerRef } = (await findSubscription(ctx, subscriber)) ?? {};
  return {
    ...standing,
    plan: plan.id,
    audience: plan.audience,
    companyName,
    uses,
    payer: ctx.payments.payer,
    hasPortal: ctx.payments.payer !== 'manual' && Boolean(customerRef),
    keeping: await loadKeeping(ctx, subscriber),
    request: request ?? null,
    mayChange: actor.kind === 'student' || (actor.kind === 'member' && actor.role === 'owner'),
    owners: owners.map(({ name }) => name),
  };
}
