import { addMonths } from '#domain/add-months.ts';
import { dayMs } from '#domain/time.ts';
import {
  type Plan,
  type PlanAudience,
  type PlanId,
  planOf,
  type PlanPeriod,
} from './plan-catalogue.ts';

export const subscriptionStates = [
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'expired',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Who collects the payment: an administrator, or a payment provider. */
export const payers = ['manual', 'stripe'] as const;
export type Payer = (typeof payers)[number];

/** What somebody is told about their plan. */
export const planChanges = ['granted', 'refused', 'past-due', 'ended'] as const;
export type PlanChange = (typeof planChanges)[number];

export type Subscription = {
  plan: PlanId;
  period: PlanPeriod;
  state: SubscriptionState;
  /** When the current period ends; null without an end. */
  endsAt: Date | null;
  nextPlan: PlanId | null;
  pastDueSince: Date | null;
  payer: Payer;
};

/** How long a plan continues after a payment failed. */
export const graceDays = 14;

export type SubscriptionStatus = {
  plan: Plan;
  /** Null on the first plan without a subscription. */
  state: SubscriptionState | null;
  period: PlanPeriod | null;
  /** When the plan renews or ends; null without a date. */
  endsAt: Date | null;
  /** The plan that follows at `endsAt`; null if the plan renews. */
  nextPlan: PlanId | null;
  /** When a failed payment makes the account read-only; null without one. */
  readOnlyFrom: Date | null;
  isReadOnly: boolean;
};

/**
 * The plan that applies now. A cancelled or granted subscription gives way to the next plan, or to
 * the first one, when its period ends, whether or not a background job has noted it yet. One that a
 * provider renews continues until the provider says otherwise.
 */
export function subscriptionStatusOf(
  audience: PlanAudience,
  subscription: Subscription | undefined,
  now: Date,
): SubscriptionStatus {
  const first = {
    plan: planOf(audience, null),
    state: null,
    period: null,
    endsAt: null,
    nextPlan: null,
    readOnlyFrom: null,
    isReadOnly: false,
  };
  if (subscription === undefined) return first;
  const { state, period, endsAt, nextPlan, pastDueSince } = subscription;
  if (hasEnded(subscription, now)) {
    const next = planOf(audience, nextPlan);
    return { ...first, plan: next, state: 'expired' };
  }
  const readOnlyFrom = pastDueSince && new Date(pastDueSince.getTime() + graceDays * dayMs);
  const isOverdue = readOnlyFrom !== null && readOnlyFrom <= now;
  // Students lose what they did not pay for, and continue with what is free.
  const plan = planOf(audience, isOverdue && audience === 'student' ? null : subscription.plan);
  return {
    plan,
    state,
    period,
    endsAt,
    nextPlan: endsSoon(subscription) ? planOf(audience, nextPlan).id : nextPlan,
    readOnlyFrom,
    isReadOnly: isOverdue && audience === 'company',
  };
}

/** Whether the plan ends with its period: nobody renews it. */
const endsSoon = ({ state, payer, endsAt }: Subscription): boolean =>
  endsAt !== null && (state === 'cancelled' || payer === 'manual');

/** Whether the subscription gave way to the next plan. */
export function hasEnded(subscription: Subscription, now: Date): boolean {
  const { state, endsAt } = subscription;
  if (state === 'expired') return true;
  return state !== 'past_due' && endsSoon(subscription) && endsAt !== null && endsAt <= now;
}

/** The end of a period that begins now, on the same day of the month or the last one before it. */
export const periodEnd = (period: PlanPeriod, from: Date): Date => endOfPeriods(period, from, 1);

/**
 * The end of the period that runs now, of those that follow each other since `from`. Counted from
 * the first day: after 31 January and 28 February comes 31 March.
 */
export function currentPeriodEnd(period: PlanPeriod, from: Date, now: Date): Date {
  let count = 1;
  while (endOfPeriods(period, from, count) <= now) count += 1;
  return endOfPeriods(period, from, count);
}

/**
 * The end of the period of a subscription that runs at a moment. Its periods are counted from its
 * first day, or from its end where that was chosen by hand or has another period.
 */
export function nextPeriodEnd(
  { period, startedAt, createdAt, endsAt }: PeriodSeries,
  at: Date,
): Date {
  const first = startedAt ?? createdAt;
  const isOfSeries =
    endsAt === null ||
    currentPeriodEnd(period, first, new Date(endsAt.getTime() - 1)).getTime() === endsAt.getTime();
  return currentPeriodEnd(period, isOfSeries ? first : endsAt, at);
}

type PeriodSeries = Pick<Subscription, 'period' | 'endsAt'> & {
  startedAt: Date | null;
  createdAt: Date;
};

const endOfPeriods = (period: PlanPeriod, from: Date, count: number): Date =>
  addMonths(from, count * (period === 'monthly' ? 1 : 12));
