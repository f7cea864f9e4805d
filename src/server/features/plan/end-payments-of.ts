import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscription } from './plan.store.ts';

/** Ends what a payment provider still collects, in the transaction that deletes an account. */
export async function endPaymentsOf(tx: Ctx, subscriber: Subscriber): Promise<void> {
  const { subscriptionRef: ref, state } = (await findSubscription(tx, subscriber)) ?? {};
  if (ref && state !== 'expired') await tx.tasks.add(tx.db, 'plan.end-payment', { ref });
}
