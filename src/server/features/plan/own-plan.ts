import { v7 as uuid } from 'uuid';
import type { OwnPlan } from '#contract/plan.ts';
import { limitOf } from '#domain/plan/may-use.ts';
import { isSmaller, type PlanId, plansFor, usesOf } from '#domain/plan/plan-catalogue.ts';
import { audienceOf, type Subscriber } from '#domain/plan/subscriber.ts';
import { hasEnded, nextPeriodEnd } from '#domain/plan/subscription.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';
import { loadKeeping } from './kept-postings.ts';
import { askPayments, recordPayment } from './payments.ts';
import { findLatestRequest } from './plan-request.store.ts';
import {
  findCompanyName,
  findSubscription,
  loadOwners,
  lockSubscriber,
  type SubscriptionRecord,
  updateSubscription,
} from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';
import { countUse } from './usage.ts';

/** The plan of the actor's account or company, what it includes and how much of it is used. */
export async function loadOwnPlan(ctx: Ctx): Promise<OwnPlan> {
  const { subscriber } = requireSubscriber(ctx);
  const companyId = 'companyId' in subscriber ? subscriber.companyId : null;
  const status = await findSubscriptionStatus(ctx, subscriber);
  const { plan } = status;
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
    ...status,
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

/**
 * Chooses a smaller plan for the end of the period, or keeps the current one after all. Nothing
 * changes before that, and nothing is deleted then.
 */
export async function setNextPlan(ctx: Ctx, { plan }: { plan: PlanId }) {
  const { subscriber } = requireSubscriber(ctx, ['owner']);
  const { payer, subscriptionRef } = await requireLarger(ctx, subscriber, plan);
  if (payer === 'manual' || subscriptionRef === null) {
    return inTransaction(ctx, async (tx) => {
      await lockSubscriber(tx, subscriber);
      const current = await requireLarger(tx, subscriber, plan);
      await updateSubscription(tx, current.id, changeOf(tx, subscriber, current, plan));
      return ownStatus(tx, subscriber);
    });
  }
  await askPayments(async () => {
    await ctx.payments.setPlan(subscriptionRef, plan);
    const event = { id: `own.${uuid()}`, kind: 'changed', happenedAt: ctx.now, subscriptionRef };
    await recordPayment({ ...ctx, actor: { kind: 'system' } }, event);
  });
  return ownStatus(ctx, subscriber);
}

async function ownStatus(ctx: Ctx, subscriber: Subscriber) {
  const status = await findSubscriptionStatus(ctx, subscriber);
  return { ...status, plan: status.plan.id };
}

/** The running subscription, which is of this plan or a larger one. */
async function requireLarger(ctx: Ctx, subscriber: Subscriber, plan: PlanId) {
  const current = await findSubscription(ctx, subscriber);
  if (current === undefined || hasEnded(current, ctx.now)) throw new AppError('PLAN_NOT_SMALLER');
  if (plan !== current.plan && !isSmaller(plan, current.plan))
    throw new AppError('PLAN_NOT_SMALLER');
  return current;
}

function changeOf(
  { now }: Ctx,
  subscriber: Subscriber,
  subscription: SubscriptionRecord,
  plan: PlanId,
) {
  const { plan: current, state, endsAt } = subscription;
  const isOver = state === 'past_due' ? { state } : { state: 'active' as const };
  if (plan === current) return { ...isOver, nextPlan: null };
  const isFirst = plansFor(audienceOf(subscriber))[0].id === plan;
  const end = endsAt !== null && endsAt > now ? endsAt : nextPeriodEnd(subscription, now);
  return {
    ...(isFirst && state !== 'past_due' ? { state: 'cancelled' as const } : isOver),
    endsAt: end,
    nextPlan: isFirst ? null : plan,
  };
}
