import type { PlanId, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { planNamed } from '#domain/plan/plan-catalogue.ts';
import { mayRequestPlan } from '#domain/plan/plan-request.ts';
import { wordOf } from '#domain/plan/subscriber.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { askPayments } from './ask-payments.ts';
import { findStanding } from './find-standing.ts';
import { planPageOf } from './plan-page-of.ts';
import { findPerson, findSubscription } from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

type Input = { plan: PlanId; period: PlanPeriod };

/**
 * Opens the payment provider's page for a larger plan; a subscription that runs there already is
 * changed at once. What is paid becomes the plan when the provider says so.
 */
export async function createCheckout(ctx: Ctx, { plan, period }: Input): Promise<{ url: string }> {
  const { subscriber, userId } = requireSubscriber(ctx, ['owner']);
  const standing = await findStanding(ctx, subscriber);
  allow(mayRequestPlan(standing, plan));
  if (ctx.payments.payer === 'manual' || planNamed(plan).price === null)
    throw new AppError('PAYMENTS_OFF');
  const returnTo = ctx.publicUrl + planPageOf(subscriber);
  const current = await findSubscription(ctx, subscriber);
  const ref = current?.payer === 'manual' ? null : current?.subscriptionRef;
  if (ref && standing.state !== null && standing.state !== 'expired') {
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
