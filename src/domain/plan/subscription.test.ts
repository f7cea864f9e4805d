import { expect, test } from 'vitest';
import { limitOf, mayUse } from './may-use.ts';
import { type PlanAudience, type PlanId, planOf, plansFor, planUses } from './plan-catalogue.ts';
import { mayRequestPlan } from './plan-request.ts';
import {
  currentPeriodEnd,
  nextPeriodEnd,
  periodEnd,
  subscriptionStatusOf,
  type Subscription,
} from './subscription.ts';
import { usageMonth } from './usage-month.ts';

const now = new Date('2026-11-28T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const paid: Subscription = {
  plan: 'business',
  period: 'monthly',
  state: 'active',
  endsAt: days(10),
  nextPlan: null,
  pastDueSince: null,
  payer: 'stripe',
};
const statusAfter = (change: Partial<Subscription>) => {
  const { plan, state, nextPlan, isReadOnly } = subscriptionStatusOf(
    'company',
    { ...paid, ...change },
    now,
  );
  return [plan.id, state, nextPlan, isReadOnly];
};

test.each<[string, Partial<Subscription>, unknown[]]>([
  ['a paid plan renews', {}, ['business', 'active', null, false]],
  [
    'a renewal that the provider reports late changes nothing',
    { endsAt: days(-1) },
    ['business', 'active', null, false],
  ],
  [
    'a cancelled plan runs to its end',
    { state: 'cancelled' },
    ['business', 'cancelled', 'starter', false],
  ],
  [
    'a cancelled plan ends',
    { state: 'cancelled', endsAt: now },
    ['starter', 'expired', null, false],
  ],
  [
    'a granted plan says what follows',
    { payer: 'manual' },
    ['business', 'active', 'starter', false],
  ],
  [
    'a granted plan ends',
    { payer: 'manual', endsAt: days(-1) },
    ['starter', 'expired', null, false],
  ],
  [
    'a granted plan without an end goes on',
    { payer: 'manual', endsAt: null },
    ['business', 'active', null, false],
  ],
  [
    'a granted plan gives way to the next one',
    { payer: 'manual', plan: 'enterprise', nextPlan: 'business', endsAt: now },
    ['business', 'expired', null, false],
  ],
  ['an expired plan gives way', { state: 'expired' }, ['starter', 'expired', null, false]],
  [
    'a failed payment changes nothing for 14 days',
    { state: 'past_due', pastDueSince: days(-13.9), endsAt: days(-13.9) },
    ['business', 'past_due', null, false],
  ],
  [
    'after 14 days the account is read-only',
    { state: 'past_due', pastDueSince: days(-14), endsAt: days(-14) },
    ['business', 'past_due', null, true],
  ],
])('BILL-01 %s', (_name, change, expected) => {
  expect(statusAfter(change)).toEqual(expected);
});

test('BILL-01 without a subscription, everybody is on the first plan of their audience', () => {
  expect(subscriptionStatusOf('student', undefined, now).plan.id).toBe('free');
  expect(subscriptionStatusOf('company', undefined, now).plan.id).toBe('starter');
  // A plan of the other audience is never taken over.
  expect(subscriptionStatusOf('student', { ...paid, plan: 'enterprise' }, now).plan.id).toBe(
    'free',
  );
});

test.each(
  [...plansFor('student'), ...plansFor('company')].flatMap((plan) =>
    planUses.map((use) => [plan.id, use, plan] as const),
  ),
)('BILL-01 %s allows exactly as much of %s as its limit', (_id, use, plan) => {
  const limit = limitOf(plan, use);
  const last = limit === 'unlimited' ? 1_000_000 : limit;
  expect(mayUse(plan, use, last).ok).toBe(limit === 'unlimited');
  expect(mayUse(plan, use, last - 1).ok).toBe(true);
  expect(limitOf(planOf('company', 'business'), 'verifiedBadges')).toBe(0);
});

test.each([
  ['free', 'pro', true],
  ['premium', 'pro', false],
  ['pro', 'pro', false],
] as const)('BILL-01 from %s one can ask for %s: %s', (from, to, isAllowed) => {
  const plan = planOf('student', from);
  expect(mayRequestPlan({ plan, nextPlan: null }, to).ok).toBe(isAllowed);
});

test('BILL-01 nobody asks for a plan of the other audience', () => {
  const may = (audience: PlanAudience, to: PlanId) =>
    mayRequestPlan({ plan: planOf(audience, null), nextPlan: null }, to).ok;
  expect([may('student', 'enterprise'), may('company', 'pro')]).toEqual([false, false]);
});

test.each([
  ['monthly', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
  ['monthly', '2026-12-15T00:00:00Z', '2027-01-15T00:00:00.000Z'],
  ['yearly', '2028-02-29T09:30:00Z', '2029-02-28T09:30:00.000Z'],
] as const)('BILL-01 a %s period from %s ends at %s', (period, from, to) => {
  expect(periodEnd(period, new Date(from)).toISOString()).toBe(to);
});

test.each([
  ['monthly', '2027-01-31T12:00:00Z', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
  ['monthly', '2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z', '2027-03-31T12:00:00.000Z'],
  ['monthly', '2027-01-31T12:00:00Z', '2027-03-01T12:00:00Z', '2027-03-31T12:00:00.000Z'],
  ['yearly', '2028-02-29T09:30:00Z', '2031-05-01T00:00:00Z', '2032-02-29T09:30:00.000Z'],
] as const)(
  'BILL-01 of %s periods since %s, the one that runs at %s ends at %s',
  (period, from, at, to) => {
    expect(currentPeriodEnd(period, new Date(from), new Date(at)).toISOString()).toBe(to);
  },
);

test.each([
  ['after its end', '2027-01-31', '2027-02-28', '2027-03-05', '2027-03-31'],
  ['at its end', '2027-01-31', '2027-02-28', '2027-02-28', '2027-03-31'],
  ['at an end on the first day’s own day', '2027-01-31', '2027-03-31', '2027-03-31', '2027-04-30'],
  ['after several periods', '2027-01-31', '2027-02-28', '2027-07-30', '2027-07-31'],
  ['after an end chosen by hand', '2027-01-31', '2027-02-10', '2027-03-05', '2027-03-10'],
  ['after an end before the first day', '2027-01-31', '2027-01-10', '2027-01-31', '2027-02-10'],
  ['without an end', '2027-01-31', null, '2027-03-05', '2027-03-31'],
])(
  'BILL-01 monthly periods %s go on from the first day or the chosen end',
  (_, from, end, at, to) => {
    const day = (text: string) => new Date(`${text}T12:00:00Z`);
    const endsAt = end === null ? null : day(end);
    for (const start of [
      { startedAt: day(from), createdAt: day('2026-01-01') },
      { startedAt: null, createdAt: day(from) },
    ])
      expect(nextPeriodEnd({ period: 'monthly', ...start, endsAt }, day(at))).toEqual(day(to));
  },
);

test('BILL-01 the month of the plan is the calendar month in UTC', () => {
  const { month, resetsAt } = usageMonth(new Date('2026-12-31T23:59:59.999Z'));
  expect([month, resetsAt.toISOString()]).toEqual(['2026-12-01', '2027-01-01T00:00:00.000Z']);
});
