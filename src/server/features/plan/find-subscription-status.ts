import { audienceOf, type Subscriber } from '#domain/plan/subscriber.ts';
import { type SubscriptionStatus, subscriptionStatusOf } from '#domain/plan/subscription.ts';
import type { Ctx } from '#server/context.ts';
import { findSubscription } from './plan.store.ts';

/** The plan that applies to a student or company now. */
export async function findSubscriptionStatus(
  ctx: Ctx,
  subscriber: Subscriber,
): Promise<SubscriptionStatus> {
  return subscriptionStatusOf(
    audienceOf(subscriber),
    await findSubscription(ctx, subscriber),
    ctx.now,
  );
}
