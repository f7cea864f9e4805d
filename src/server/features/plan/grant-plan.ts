import type { PlanId } from '#domain/plan/plan-catalogue.ts';
import type { Subscriber } from '#domain/plan/subscriber.ts';
import type { Ctx } from '#server/context.ts';
import { grantOf } from './grant-of.ts';
import { saveSubscription } from './save-subscription.ts';

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
