import { z } from 'zod';
import { createManualPayments } from '#server/ports/payments/manual.ts';
import type { PaymentsPort } from '#server/ports/payments/payments.ts';
import { createStripePayments } from '#server/ports/payments/stripe.ts';
import { isHttps, needsHttps } from './https-setting.ts';

export const paymentFields = {
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Key of a Stripe account that collects payments for plans. Without it and the webhook secret, administrators grant plans on request. It is never sent to browsers.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Secret that Stripe signs webhook events with. Send checkout.session, customer.subscription and invoice events to PUBLIC_URL/webhooks/payments.',
    ),
  STRIPE_URL: z
    .url()
    .refine(isHttps, needsHttps('STRIPE_URL'))
    .default('https://api.stripe.com')
    .describe('API of Stripe.'),
};

type PaymentConfig = z.infer<z.ZodObject<typeof paymentFields>>;

export function paymentsOf({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
}: PaymentConfig): PaymentsPort {
  return key && webhookSecret
    ? createStripePayments({ url, key, webhookSecret })
    : createManualPayments();
}
