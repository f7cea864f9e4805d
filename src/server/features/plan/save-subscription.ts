import { v7 as uuid } from 'uuid';
import { isSmaller } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Subscription } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import { insertEvent, updateEvent } from './billing-event.store.ts';
import { closeExcess } from './close-excess.ts';
import { findStanding } from './find-standing.ts';
import { notifySubscriber } from './notify-subscriber.ts';
import { findSubscription, type SubscriptionRecord, upsertSubscription } from './plan.store.ts';

type Values = Pick<Subscription, 'plan' | 'period' | 'state' | 'endsAt' | 'payer'> &
  Partial<Pick<Subscription, 'nextPlan' | 'pastDueSince'>> &
  Partial<Pick<SubscriptionRecord, 'startedAt' | 'customerRef' | 'subscriptionRef'>>;
export type BillingEvent = {
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
  const { plan, readOnlyFrom } = await findStanding(tx, subscriber);
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
