import type { PaymentsPort } from '#server/ports/payments/payments.ts';

/**
 * A provider that opens its pages and never sends or knows anything; payment suites use a fake of
 * Stripe instead.
 */
export const testPayments: PaymentsPort = {
  payer: 'stripe',
  startCheckout: async ({ plan, period }) => `https://pay.example/${plan}/${period}`,
  openPortal: async (customerRef) => `https://pay.example/customers/${customerRef}`,
  findSubscription: async () => undefined,
  setPlan: async () => undefined,
  end: async () => undefined,
  readEvent: () => undefined,
};
