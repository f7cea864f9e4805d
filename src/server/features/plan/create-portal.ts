import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { askPayments } from './ask-payments.ts';
import { planPageOf } from './plan-page-of.ts';
import { findSubscription } from './plan.store.ts';
import { requireSubscriber } from './require-subscriber.ts';

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
