import { isSmaller, planOf, plansFor } from '#domain/plan/plan-catalogue.ts';
import { audienceOf, type Subscriber, subscriberIn } from '#domain/plan/subscriber.ts';
import { hasEnded, periodEnd } from '#domain/plan/subscription.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findSubscription, loadEnded, lockSubscriber } from './plan.store.ts';
import { saveSubscription } from './save-subscription.ts';

/**
 * Ends plans whose period is over: the next plan begins, and postings that it does not include are
 * closed. Repeating this changes nothing.
 */
export async function endSubscriptions(ctx: Ctx): Promise<void> {
  for (const row of await loadEnded(ctx)) {
    const subscriber = subscriberIn(row);
    await inTransaction(ctx, (tx) => endOne(tx, subscriber));
  }
}

async function endOne(tx: Ctx, subscriber: Subscriber): Promise<void> {
  await lockSubscriber(tx, subscriber);
  const now = await findSubscription(tx, subscriber);
  if (now === undefined || now.endsAt === null || now.state === 'expired') return;
  if (!hasEnded(now, tx.now)) return;
  const audience = audienceOf(subscriber);
  const next = planOf(audience, now.nextPlan);
  const [first] = plansFor(audience);
  const isFollowed = next.id !== first.id && isSmaller(next.id, now.plan);
  const { period, payer } = now;
  const endsAt = isFollowed ? periodEnd(period, now.endsAt) : now.endsAt;
  const state = isFollowed ? ('active' as const) : ('expired' as const);
  await saveSubscription(
    tx,
    subscriber,
    { plan: isFollowed ? next.id : now.plan, period, state, endsAt, payer },
    {
      payer,
      providerId: `end.${now.id}.${now.endsAt.getTime()}`,
      kind: 'ended',
      happenedAt: now.endsAt,
    },
  );
}
