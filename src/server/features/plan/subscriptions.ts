import { v7 as uuid } from 'uuid';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import {
  isSmaller,
  type PlanId,
  planOf,
  type PlanPeriod,
  plansFor,
} from '#domain/plan/plan-catalogue.ts';
import { audienceOf, type Subscriber, subscriberIn } from '#domain/plan/subscriber.ts';
import {
  hasEnded,
  nextPeriodEnd,
  type Subscription,
  type SubscriptionState,
} from '#domain/plan/subscription.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';
import { closeExcess } from './kept-postings.ts';
import { notifySubscriber } from './plan-notices.ts';
import { countSubscriptions, pageSubscriptions } from './plan-request.store.ts';
import {
  findSubscription,
  insertEvent,
  loadEnded,
  lockSubscriber,
  type SubscriptionRecord,
  updateEvent,
  upsertSubscription,
} from './plan.store.ts';

/** Subscriptions of students and companies, newest first. */
export async function listSubscriptions(
  ctx: Ctx,
  input: Paging & { state?: SubscriptionState | undefined; search?: string | undefined },
) {
  const scope = requireAdmin(ctx);
  const [page, counted] = await Promise.all([
    pageSubscriptions(ctx, scope, input),
    countSubscriptions(ctx, scope, input),
  ]);
  const items = page.items.map(({ subscription, name }) => ({
    ...subscription,
    audience: subscription.companyId === null ? ('student' as const) : ('company' as const),
    name,
  }));
  return { ...page, items, total: cappedTotal(counted) };
}

type Values = Pick<Subscription, 'plan' | 'period' | 'state' | 'endsAt' | 'payer'> &
  Partial<Pick<Subscription, 'nextPlan' | 'pastDueSince'>> &
  Partial<Pick<SubscriptionRecord, 'startedAt' | 'customerRef' | 'subscriptionRef'>>;
type BillingEvent = {
  payer: Subscription['payer'];
  providerId: string;
  kind: string;
  happenedAt: Date;
};

/**
 * Replaces a subscription because of an event, in the caller's transaction and under the lock of
 * the subscriber. When the plan gets smaller, postings above its limit are closed; when a payment
 * fails, the owners are told. An event that was seen before changes nothing.
 */
export async function saveSubscription(
  tx: Ctx,
  subscriber: Subscriber,
  values: Values,
  event: BillingEvent,
): Promise<void> {
  const eventId = uuid();
  const isNew = await insertEvent(tx, { id: eventId, ...event, receivedAt: tx.now });
  if (!isNew) return;
  const before = await findSubscription(tx, subscriber);
  const subscriptionId = await upsertSubscription(tx, subscriber, {
    nextPlan: null,
    pastDueSince: null,
    ...values,
    id: uuid(),
  });
  await updateEvent(tx, eventId, subscriptionId);
  const { plan, readOnlyFrom } = await findSubscriptionStatus(tx, subscriber);
  if (before !== undefined && before.state !== 'expired' && isSmaller(plan.id, before.plan)) {
    await closeExcess(tx, subscriber);
    await notifySubscriber(tx, subscriber, {
      plan: plan.id,
      what: 'ended',
      endsAt: null,
      reason: '',
    });
  } else if (readOnlyFrom !== null && before?.state !== 'past_due') {
    await notifySubscriber(tx, subscriber, {
      plan: plan.id,
      what: 'past-due',
      endsAt: readOnlyFrom,
      reason: '',
    });
  }
}

/**
 * Ends plans whose period is over: the next plan begins, and postings that it does not include are
 * closed. Repeating this changes nothing.
 */
export async function endSubscriptions(ctx: Ctx): Promise<void> {
  for (const row of await loadEnded(ctx)) {
    const subscriber = subscriberIn(row);
    try {
      await inTransaction(ctx, (tx) => endOne(tx, subscriber));
    } catch (error) {
      // The others don't wait for one that can't be ended.
      ctx.log.error({ err: error, subscriber }, 'a subscription was not ended');
    }
  }
}

async function endOne(tx: Ctx, subscriber: Subscriber): Promise<void> {
  await lockSubscriber(tx, subscriber);
  const current = await findSubscription(tx, subscriber);
  if (current === undefined || current.endsAt === null || current.state === 'expired') return;
  if (!hasEnded(current, tx.now)) return;
  const audience = audienceOf(subscriber);
  const next = planOf(audience, current.nextPlan);
  const [first] = plansFor(audience);
  const isFollowed = next.id !== first.id && isSmaller(next.id, current.plan);
  const { period, payer } = current;
  const endsAt = isFollowed ? nextPeriodEnd(current, current.endsAt) : current.endsAt;
  const state = isFollowed ? ('active' as const) : ('expired' as const);
  await saveSubscription(
    tx,
    subscriber,
    { plan: isFollowed ? next.id : current.plan, period, state, endsAt, payer },
    {
      payer,
      providerId: `end.${current.id}.${current.endsAt.getTime()}`,
      kind: 'ended',
      happenedAt: current.endsAt,
    },
  );
}

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

/** Puts a new company or student on a plan without an end, in the caller's transaction. */
export async function grantPlan(tx: Ctx, subscriber: Subscriber, plan: PlanId): Promise<void> {
  const id = 'companyId' in subscriber ? subscriber.companyId : subscriber.userId;
  await saveSubscription(
    tx,
    subscriber,
    { ...grantOf(tx, plan, 'monthly'), endsAt: null },
    { payer: 'manual', providerId: `first.${id}`, kind: 'granted', happenedAt: tx.now },
  );
}

export function auditTargetOf(subscriber: Subscriber): { kind: string; id: string } {
  return 'companyId' in subscriber
    ? { kind: 'company', id: subscriber.companyId }
    : { kind: 'user', id: subscriber.userId };
}
