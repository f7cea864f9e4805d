import type { PlanId, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import type { Payer, SubscriptionState } from '#domain/plan/subscription.ts';

/** What somebody is about to pay for. The amount comes from the plan catalogue, never from a form. */
export type Checkout = {
  /** `company:` or `user:` with the id; the provider returns it with the subscription. */
  subscriber: string;
  plan: PlanId;
  period: PlanPeriod;
  /** The plan's name on the provider's page. */
  name: string;
  email: string;
  customerRef: string | null;
  /** Where the reader comes back to, whether or not they paid. */
  returnTo: string;
};

/** A subscription as the provider has it now. */
export type PaidSubscription = {
  ref: string;
  customerRef: string;
  subscriber: string;
  plan: PlanId;
  period: PlanPeriod;
  state: SubscriptionState;
  startedAt: Date;
  endsAt: Date;
  /** The smaller plan that follows when the period ends. */
  nextPlan: PlanId | null;
  pastDueSince: Date | null;
};

/** Something that happened at the provider. */
export type PaymentEvent = {
  id: string;
  kind: string;
  happenedAt: Date;
  /** The subscription that it is about, if any. */
  subscriptionRef: string | null;
};

/** Who collects payments, in the terms of Stripe: checkout, portal, subscription, signed events. */
export type PaymentsPort = {
  payer: Payer;
  /** The address of the page to pay on; null where an administrator decides. */
  startCheckout: (checkout: Checkout) => Promise<string | null>;
  /** The address of the page for cards and invoices; null where there is none. */
  openPortal: (customerRef: string, returnTo: string) => Promise<string | null>;
  /** The subscription's present state; undefined if unknown, or not paid yet. */
  findSubscription: (ref: string) => Promise<PaidSubscription | undefined>;
  /**
   * Moves to a larger plan at once, which is charged for the rest of the period, or to a smaller one
   * when the period ends; the current plan undoes that.
   */
  setPlan: (ref: string, plan: PlanId) => Promise<void>;
  /** Ends a subscription at once, without a refund. */
  end: (ref: string) => Promise<void>;
  /** The event in a signed message; undefined if the signature is missing, wrong or old. */
  readEvent: (body: string, signature: string | undefined, now: Date) => PaymentEvent | undefined;
};

/** The payment provider didn't answer, or refused. */
export class PaymentsFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentsFailure';
  }
}
