import { planOf } from '#domain/plan/plan-catalogue.ts';
import { audienceOf, subscriberNamed } from '#domain/plan/subscriber.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  type PaidSubscription,
  type PaymentEvent,
  PaymentsFailure,
} from '#server/ports/payments/payments.ts';
import { findEvent } from './billing-event.store.ts';
import { findByRef, findSubscription, lockSubscriber } from './plan.store.ts';
import { saveSubscription } from './save-subscription.ts';

const mostAttempts = 5;

/**
 * Records an event of the payment provider. Only its id and subject are used: the subscription is
 * asked for as it is now, so that neither the order of events nor their repetition matters. If
 * another event was recorded meanwhile, the subscription is asked for again.
 */
export async function recordPayment(ctx: Ctx, event: PaymentEvent): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const { payments } = ctx;
  const { subscriptionRef: ref } = event;
  const known = { payer: payments.payer, providerId: event.id };
  if (ref === null || (await findEvent(ctx, known))) return;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const seen = await findByRef(ctx, ref);
    const paid = await payments.findSubscription(ref);
    if (paid === undefined) return;
    if (await savePaid(ctx, event, paid, seen?.version)) return;
  }
  throw new PaymentsFailure('The subscription changes faster than it can be read.');
}

/** Saves what was read; false if the subscription was saved by somebody else in the meantime. */
async function savePaid(
  ctx: Ctx,
  event: PaymentEvent,
  paid: PaidSubscription,
  seenVersion: number | undefined,
): Promise<boolean> {
  const subscriber = subscriberNamed(paid.subscriber);
  if (subscriber === undefined) return true;
  // A plan of the other audience would be a mistake of whoever edited the provider's data.
  if (planOf(audienceOf(subscriber), paid.plan).id !== paid.plan) return true;
  return inTransaction(ctx, async (tx) => {
    if (!(await lockSubscriber(tx, subscriber))) {
      if (paid.state !== 'expired')
        await tx.tasks.add(tx.db, 'plan.end-payment', { ref: paid.ref });
      return true;
    }
    const now = await findByRef(tx, paid.ref);
    if (now?.version !== seenVersion) return false;
    const current = await findSubscription(tx, subscriber);
    if (current !== undefined && current.subscriptionRef !== paid.ref) {
      // Whoever paid twice, or was granted a plan, pays for the newer one only.
      const isOlder = current.startedAt !== null && current.startedAt > paid.startedAt;
      const old = isOlder ? paid.ref : current.subscriptionRef;
      if (old !== null) await tx.tasks.add(tx.db, 'plan.end-payment', { ref: old });
      if (isOlder) return true;
    }
    const { plan, period, state, startedAt, endsAt, nextPlan, pastDueSince } = paid;
    await saveSubscription(
      tx,
      subscriber,
      {
        plan,
        period,
        state,
        startedAt,
        endsAt,
        nextPlan,
        pastDueSince,
        payer: tx.payments.payer,
        customerRef: paid.customerRef,
        subscriptionRef: paid.ref,
      },
      {
        payer: tx.payments.payer,
        providerId: event.id,
        kind: event.kind,
        happenedAt: event.happenedAt,
      },
    );
    return true;
  });
}
