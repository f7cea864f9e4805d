import { type PlanId, planNamed, planOf, type PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { mayRequestPlan } from '#domain/plan/plan-request.ts';
import {
  audienceOf,
  type Subscriber,
  subscriberIn,
  subscriberNamed,
  wordOf,
} from '#domain/plan/subscriber.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import {
  type PaidSubscription,
  type PaymentEvent,
  PaymentsFailure,
} from '#server/ports/payments/payments.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findSubscriptionStatus } from './find-subscription-status.ts';
import { notifySubscriber } from './plan-notices.ts';
import { planPageOf } from './plan-page-of.ts';
import {
  findById,
  findByRef,
  findEvent,
  findPerson,
  findSubscription,
  lockSubscriber,
  updateSubscription,
} from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';
import { auditTargetOf, saveSubscription } from './subscriptions.ts';

/** Asks the payment provider, and refuses with one reason if it does not answer. */
export async function askPayments<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsFailure) throw new AppError('PAYMENTS_UNAVAILABLE');
    throw error;
  }
}

type CreateCheckoutInput = { plan: PlanId; period: PlanPeriod };

/**
 * Opens the payment provider's page for a larger plan; a subscription that runs there already is
 * changed at once. What is paid becomes the plan when the provider says so.
 */
export async function createCheckout(
  ctx: Ctx,
  { plan, period }: CreateCheckoutInput,
): Promise<{ url: string }> {
  const { subscriber, userId } = requireSubscriber(ctx, ['owner']);
  const status = await findSubscriptionStatus(ctx, subscriber);
  allow(mayRequestPlan(status, plan));
  if (ctx.payments.payer === 'manual' || planNamed(plan).price === null)
    throw new AppError('PAYMENTS_OFF');
  const returnTo = ctx.publicUrl + planPageOf(subscriber);
  const current = await findSubscription(ctx, subscriber);
  const ref = current?.payer === 'manual' ? null : current?.subscriptionRef;
  if (ref && status.state !== null && status.state !== 'expired') {
    await askPayments(() => ctx.payments.setPlan(ref, plan));
    return { url: returnTo };
  }
  const person = await findPerson(ctx, userId);
  const { t } = await findReader(ctx, { userId });
  const url = await askPayments(() =>
    ctx.payments.startCheckout({
      subscriber: wordOf(subscriber),
      plan,
      period,
      name: t('plan.current', { plan: t(`plan.names.${plan}`) }),
      email: person?.email ?? '',
      customerRef: current?.customerRef ?? null,
      returnTo: `${returnTo}?paid=`,
    }),
  );
  if (url === null) throw new AppError('PAYMENTS_OFF');
  return { url };
}

/** Opens the payment provider's page for cards and invoices. */
export async function createPortal(ctx: Ctx): Promise<{ url: string }> {
  const { subscriber } = requireSubscriber(ctx, ['owner']);
  const { customerRef } = (await findSubscription(ctx, subscriber)) ?? {};
  if (!customerRef) throw new AppError('PAYMENTS_OFF');
  const returnTo = ctx.publicUrl + planPageOf(subscriber);
  const url = await askPayments(() => ctx.payments.openPortal(customerRef, returnTo));
  if (url === null) throw new AppError('PAYMENTS_OFF');
  return { url };
}

type SetPastDueInput = { subscriptionId: string; isPastDue: boolean };

/**
 * An administrator marks a payment by agreement as overdue, which makes the account read-only 14
 * days later, or as settled.
 */
export async function setPastDue(ctx: Ctx, { subscriptionId, isPastDue }: SetPastDueInput) {
  requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await findById(tx, subscriptionId));
    const subscriber = subscriberIn(found);
    await lockSubscriber(tx, subscriber);
    const current = await findById(tx, subscriptionId);
    const isPossible = isPastDue ? current?.state === 'active' : current?.state === 'past_due';
    if (current?.payer !== 'manual' || !isPossible) throw new AppError('PLAN_REQUEST_DECIDED');
    const state = isPastDue ? ('past_due' as const) : ('active' as const);
    await updateSubscription(tx, current.id, { state, pastDueSince: isPastDue ? tx.now : null });
    const { plan, readOnlyFrom } = await findSubscriptionStatus(tx, subscriber);
    if (isPastDue)
      await notifySubscriber(tx, subscriber, {
        plan: plan.id,
        what: 'past-due',
        endsAt: readOnlyFrom,
        reason: '',
      });
    await noteAction(tx, {
      action: isPastDue ? 'plan.past-due' : 'plan.settled',
      target: auditTargetOf(subscriber),
      before: { state: current.state },
      after: { state },
    });
    return { id: current.id, readOnlyFrom };
  });
}

const maxAttempts = 5;

/**
 * Records an event of the payment provider. Only its id and subject are used: the subscription is
 * asked for as it is now, so that neither the order of events nor their repetition matters. If
 * another event was recorded in the meantime, the subscription is asked for again.
 */
export async function recordPayment(ctx: Ctx, event: PaymentEvent): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const { payments } = ctx;
  const { subscriptionRef: ref } = event;
  const known = { payer: payments.payer, providerId: event.id };
  if (ref === null || (await findEvent(ctx, known))) return;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const stored = await findByRef(ctx, ref);
    const paid = await payments.findSubscription(ref);
    if (paid === undefined) return;
    if (await savePaid(ctx, event, paid, stored?.version)) return;
  }
  throw new PaymentsFailure('The subscription changes faster than it can be read.');
}

/** Saves what was read; false if the subscription was saved by somebody else in the meantime. */
async function savePaid(
  ctx: Ctx,
  event: PaymentEvent,
  paid: PaidSubscription,
  expectedVersion: number | undefined,
): Promise<boolean> {
  const subscriber = subscriberNamed(paid.subscriber);
  if (subscriber === undefined) return true;
  // A plan for the other audience means that the provider's data was edited wrongly.
  if (planOf(audienceOf(subscriber), paid.plan).id !== paid.plan) return true;
  return inTransaction(ctx, async (tx) => {
    if (!(await lockSubscriber(tx, subscriber))) {
      if (paid.state !== 'expired')
        await tx.tasks.add(tx.db, 'plan.end-payment', { ref: paid.ref });
      return true;
    }
    const stored = await findByRef(tx, paid.ref);
    if (stored?.version !== expectedVersion) return false;
    const current = await findSubscription(tx, subscriber);
    if (current !== undefined && current.subscriptionRef !== paid.ref) {
      // A subscriber who paid twice, or was granted a plan as well, pays for the newer one only.
      const isOlder = current.startedAt !== null && current.startedAt > paid.startedAt;
      const old = isOlder ? paid.ref : current.subscriptionRef;
      if (old !== null) await tx.tasks.add(tx.db, 'plan.end-payment', { ref: old });
      if (isOlder) return true;
    }
    const { plan, period, state, startedAt, endsAt, nextPlan } = paid;
    // A period that begins while an earlier one is unpaid gives no more time.
    const pastDueSince = paid.pastDueSince && (stored?.pastDueSince ?? paid.pastDueSince);
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

/** Ends a subscription at the payment provider, for example of an account that was deleted. */
export async function endPayment(ctx: Ctx, { ref }: { ref: string }): Promise<void> {
  const paid = await ctx.payments.findSubscription(ref);
  if (paid !== undefined && paid.state !== 'expired') await ctx.payments.end(ref);
}

/** Ends what a payment provider still collects, in the transaction that deletes an account. */
export async function endPaymentsOf(tx: Ctx, subscriber: Subscriber): Promise<void> {
  const { subscriptionRef: ref, state } = (await findSubscription(tx, subscriber)) ?? {};
  if (ref && state !== 'expired') await tx.tasks.add(tx.db, 'plan.end-payment', { ref });
}
