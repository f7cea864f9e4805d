import { z } from 'zod';
import { planIds, planPeriods } from '#domain/plan/plan-catalogue.ts';
import type { SubscriptionState } from '#domain/plan/subscription.ts';
import type { PaidSubscription, PaymentEvent } from './payments.ts';

const seconds = z.number().int().positive();
const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const plan = z.enum(planIds);

/** The parts of a subscription that are read. Later API versions have the period at its items. */
export const stripeSubscription = z.object({
  id: z.string(),
  customer: named,
  status: z.string(),
  created: seconds,
  cancel_at_period_end: z.boolean().default(false),
  current_period_start: seconds.optional(),
  current_period_end: seconds.optional(),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          price: z.object({ product: named }),
          current_period_start: seconds.optional(),
          current_period_end: seconds.optional(),
        }),
      )
      .min(1),
  }),
  metadata: z.object({
    subscriber: z.string(),
    plan,
    period: z.enum(planPeriods),
    /** The larger plan that lasts until this time, in seconds, after a downgrade. */
    before: plan.optional(),
    before_until: z.coerce.number().optional(),
  }),
});
export type StripeSubscription = z.infer<typeof stripeSubscription>;

export const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** Stripe's statuses that grant a plan or end it; others are not paid yet. */
const states: Record<string, SubscriptionState> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'expired',
  incomplete_expired: 'expired',
};

/** A subscription in our terms; undefined while its first payment is open. */
export function paidOf(found: StripeSubscription, now: Date): PaidSubscription | undefined {
  const { metadata } = found;
  const [item] = found.items.data;
  const state = states[found.status];
  const start = found.current_period_start ?? item?.current_period_start;
  const end = found.current_period_end ?? item?.current_period_end;
  if (state === undefined || start === undefined || end === undefined) return undefined;
  const isRunning = state === 'active' || state === 'trialing';
  const { before, before_until: until = 0 } = metadata;
  const isBefore = before !== undefined && until * 1000 > now.getTime();
  return {
    ref: found.id,
    customerRef: found.customer,
    subscriber: metadata.subscriber,
    plan: isBefore ? before : metadata.plan,
    period: metadata.period,
    state: isRunning && found.cancel_at_period_end ? 'cancelled' : state,
    startedAt: new Date(found.created * 1000),
    endsAt: new Date(end * 1000),
    nextPlan: isBefore ? metadata.plan : null,
    // After a failed renewal the period that was not paid for is the current one.
    pastDueSince: state === 'past_due' ? new Date(start * 1000) : null,
  };
}

const idIn = (value: unknown): string | null => named.safeParse(value).data ?? null;

/** The subscription that an event is about: itself, or that of a checkout or an invoice. */
export function eventOf({ id, type, created, data }: z.infer<typeof stripeEvent>): PaymentEvent {
  const { object } = data;
  const details = (object['parent'] as { subscription_details?: { subscription?: unknown } } | null)
    ?.subscription_details;
  const isOne = type.startsWith('customer.subscription.');
  const ref = isOne
    ? object['id']
    : type.startsWith('invoice.') || type.startsWith('checkout.session.')
      ? (object['subscription'] ?? details?.subscription)
      : null;
  return { id, kind: type, happenedAt: new Date(created * 1000), subscriptionRef: idIn(ref) };
}
