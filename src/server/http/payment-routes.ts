import type { Ctx } from '#server/context.ts';
import { recordPayment } from '#server/features/plan/payments.ts';
import { PaymentsFailure } from '#server/ports/payments/payments.ts';
import type { App, HttpContext } from './http-context.ts';

export const paymentsPath = '/webhooks/payments';

const maxMessageLength = 512 * 1024;

/** Signed messages of the payment provider, which repeats them until one is answered with 200. */
export function addPaymentRoutes(app: App, ctxOf: (c: HttpContext) => Ctx): void {
  app.post(paymentsPath, async (c) => {
    const ctx = ctxOf(c);
    if (Number(c.req.header('content-length') ?? Infinity) > maxMessageLength)
      return c.json({ code: 'BODY_TOO_LARGE' }, 413);
    const body = await c.req.text();
    const event = ctx.payments.readEvent(body, c.req.header('stripe-signature'), ctx.now);
    if (event === undefined) return c.json({ code: 'INVALID_INPUT' }, 400);
    try {
      await recordPayment(ctx, event);
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      ctx.log.warn({ err: error }, 'a message of the payment provider has to come again');
      return c.json({ code: 'PAYMENTS_UNAVAILABLE' }, 503);
    }
    return c.json({ received: true });
  });
}
