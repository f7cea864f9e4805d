import { v7 as uuid } from 'uuid';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Subscription } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import { insertEvent, updateEvent } from './billing-event.store.ts';
import { upsertSubscription } from './plan.store.ts';

type Values = Pick<Subscription, 'plan' | 'period' | 'state' | 'endsAt' | 'payer'> &
  Partial<Pick<Subscription, 'nextPlan' | 'pastDueSince'>> & {
    customerRef?: string | null;
    subscriptionRef?: string | null;
  };
export type BillingEvent = {
  payer: Subscription['payer'];
  providerId: string;
  kind: string;
  happenedAt: Date;
};

/**
 * Replaces a subscription because of an event, in the caller's transaction and under the lock of
 * the subscriber. An event that was seen before changes nothing, and returns false.
 */
export async function saveSubscription(
  tx: Ctx,
  subscriber: Subscriber,
  values: Values,
  event: BillingEvent,
): Promise<boolean> {
  const eventId = uuid();
  const isNew = await insertEvent(tx, { id: eventId, ...event, receivedAt: tx.now });
  if (!isNew) return false;
  const subscriptionId = await upsertSubscription(tx, subscriber, {
    nextPlan: null,
    pastDueSince: null,
    ...values,
    id: uuid(),
  });
  await updateEvent(tx, eventId, subscriptionId);
  return true;
}
