import { periodPrice } from '#domain/plan/period-price.ts';
import {
  isSmaller,
  planCurrency,
  type PlanId,
  planNamed,
  type PlanPeriod,
  plansFor,
} from '#domain/plan/plan-catalogue.ts';
import { type Checkout, type PaidSubscription, PaymentsFailure } from './payments.ts';

type Form = Record<string, string>;

const intervals = { monthly: 'month', yearly: 'year' } as const;

/** What a plan costs a period, in Stripe's terms, at this place of a form. */
function priceForm(place: string, plan: PlanId, period: PlanPeriod): Form {
  const { price } = planNamed(plan);
  if (price === null) throw new PaymentsFailure(`The price of ${plan} is agreed individually.`);
  return {
    [`${place}[currency]`]: planCurrency.toLowerCase(),
    [`${place}[unit_amount]`]: String(periodPrice(price[period], period)),
    [`${place}[recurring][interval]`]: intervals[period],
  };
}

export function checkoutForm({ subscriber, plan, period, ...checkout }: Checkout): Form {
  const who: Form = checkout.customerRef
    ? { customer: checkout.customerRef }
    : { customer_email: checkout.email };
  return {
    mode: 'subscription',
    success_url: checkout.returnTo,
    cancel_url: checkout.returnTo,
    client_reference_id: subscriber,
    ...who,
    'line_items[0][quantity]': '1',
    ...priceForm('line_items[0][price_data]', plan, period),
    'line_items[0][price_data][product_data][name]': checkout.name,
    'subscription_data[metadata][subscriber]': subscriber,
    'subscription_data[metadata][plan]': plan,
    'subscription_data[metadata][period]': period,
  };
}

/**
 * Moves a subscription to another plan. A smaller one is charged from the next period on and noted
 * as such; the first plan costs nothing, so that the subscription ends instead.
 */
export function changeForm(
  paid: PaidSubscription,
  plan: PlanId,
  item: { id: string; price: { product: string } },
): Form {
  if (plansFor(planNamed(plan).audience)[0].id === plan) return { cancel_at_period_end: 'true' };
  const isLater = isSmaller(plan, paid.plan);
  return {
    cancel_at_period_end: 'false',
    'items[0][id]': item.id,
    ...priceForm('items[0][price_data]', plan, paid.period),
    'items[0][price_data][product]': item.price.product,
    proration_behavior: isLater || plan === paid.plan ? 'none' : 'always_invoice',
    'metadata[plan]': plan,
    // An empty value removes a key.
    'metadata[before]': isLater ? paid.plan : '',
    'metadata[before_until]': isLater ? String(Math.floor(paid.endsAt.getTime() / 1000)) : '',
  };
}
