import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs, overTime } from '#domain/answers-over.fixture.ts';
import { isNearLimit, limitOf, mayUse } from './may-use.ts';
import { periodPrice } from './period-price.ts';
import {
  isSmaller,
  planAudiences,
  planIds,
  planNamed,
  planPeriods,
  plansFor,
  planUses,
  usesOf,
} from './plan-catalogue.ts';
import {
  currentPeriodEnd,
  payers,
  type Subscription,
  subscriptionStates,
  subscriptionStatusOf,
} from './subscription.ts';
import { usageMonth } from './usage-month.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('BILL-01 the plan that applies around its end, by state, payer and audience', () => {
  const lines = planAudiences.flatMap((audience) =>
    payers.flatMap((payer) =>
      subscriptionStates.map((state) => {
        const subscription: Subscription = {
          plan: audience === 'student' ? 'premium' : 'enterprise',
          period: 'monthly',
          state,
          endsAt: now,
          nextPlan: audience === 'student' ? 'pro' : 'business',
          pastDueSince: null,
          payer,
        };
        const answers = overTime(now, 1, (at) => {
          const status = subscriptionStatusOf(audience, subscription, at);
          return `${status.plan.id} ${status.state} then ${status.nextPlan}`;
        });
        return `${audience} ${payer} ${state}: ${answers}`;
      }),
    ),
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "student manual trialing: before premium trialing then pro, +0d 00:00 pro expired then null
    student manual active: before premium active then pro, +0d 00:00 pro expired then null
    student manual past_due: before premium past_due then pro
    student manual cancelled: before premium cancelled then pro, +0d 00:00 pro expired then null
    student manual expired: before pro expired then null
    student stripe trialing: before premium trialing then pro
    student stripe active: before premium active then pro
    student stripe past_due: before premium past_due then pro
    student stripe cancelled: before premium cancelled then pro, +0d 00:00 pro expired then null
    student stripe expired: before pro expired then null
    company manual trialing: before enterprise trialing then business, +0d 00:00 business expired then null
    company manual active: before enterprise active then business, +0d 00:00 business expired then null
    company manual past_due: before enterprise past_due then business
    company manual cancelled: before enterprise cancelled then business, +0d 00:00 business expired then null
    company manual expired: before business expired then null
    company stripe trialing: before enterprise trialing then business
    company stripe active: before enterprise active then business
    company stripe past_due: before enterprise past_due then business
    company stripe cancelled: before enterprise cancelled then business, +0d 00:00 business expired then null
    company stripe expired: before business expired then null"
  `);
  expect(
    overEach(planAudiences, (audience) =>
      overTime(new Date('2026-12-05T10:00:00Z'), 1, (at) => {
        const plan = audience === 'student' ? 'pro' : 'business';
        const status = subscriptionStatusOf(
          audience,
          {
            plan,
            period: 'monthly',
            state: 'past_due',
            endsAt: now,
            nextPlan: null,
            pastDueSince: now,
            payer: 'stripe',
          },
          at,
        );
        return `${status.plan.id} ${status.isReadOnly}`;
      }),
    ),
  ).toMatchInlineSnapshot(`
    "student: before pro false, +0d 00:00 free false
    company: before business false, +0d 00:00 business true"
  `);
});

test('BILL-01 what each plan allows, and when a limit is near', () => {
  expect(overPairs(planIds, planUses, (id, use) => limitOf(planNamed(id), use)))
    .toMatchInlineSnapshot(`
    "free: openPostings 0, mockInterviewsAMonth 3, verifiedBadges 1
    pro: openPostings 0, mockInterviewsAMonth unlimited, verifiedBadges 3
    premium: openPostings 0, mockInterviewsAMonth unlimited, verifiedBadges unlimited
    starter: openPostings 5, mockInterviewsAMonth 0, verifiedBadges 0
    business: openPostings 25, mockInterviewsAMonth 0, verifiedBadges 0
    enterprise: openPostings unlimited, mockInterviewsAMonth 0, verifiedBadges 0"
  `);
  expect(
    overPairs(
      planIds,
      planUses,
      (id, use) => `(${overNumbers(0, 27, (count) => mayUse(planNamed(id), use, count).ok)})`,
    ),
  ).toMatchInlineSnapshot(`
    "free: openPostings (0 false), mockInterviewsAMonth (0 true, 3 false), verifiedBadges (0 true, 1 false)
    pro: openPostings (0 false), mockInterviewsAMonth (0 true), verifiedBadges (0 true, 3 false)
    premium: openPostings (0 false), mockInterviewsAMonth (0 true), verifiedBadges (0 true)
    starter: openPostings (0 true, 5 false), mockInterviewsAMonth (0 false), verifiedBadges (0 false)
    business: openPostings (0 true, 25 false), mockInterviewsAMonth (0 false), verifiedBadges (0 false)
    enterprise: openPostings (0 true), mockInterviewsAMonth (0 false), verifiedBadges (0 false)"
  `);
  expect(overNumbers(0, 6, (used) => isNearLimit(5, used))).toMatchInlineSnapshot(
    `"0 false, 4 true"`,
  );
  expect(overPairs(planIds, planIds, isSmaller)).toMatchInlineSnapshot(`
    "free: free false, pro true, premium true, starter false, business false, enterprise false
    pro: free false, pro false, premium true, starter false, business false, enterprise false
    premium: free false, pro false, premium false, starter false, business false, enterprise false
    starter: free false, pro false, premium false, starter false, business true, enterprise true
    business: free false, pro false, premium false, starter false, business false, enterprise true
    enterprise: free false, pro false, premium false, starter false, business false, enterprise false"
  `);
  expect(
    overEach(planAudiences, (audience) => [
      ...plansFor(audience).map(({ id }) => id),
      ...usesOf(audience),
    ]),
  ).toMatchInlineSnapshot(`
    "student: free+pro+premium+mockInterviewsAMonth+verifiedBadges
    company: starter+business+enterprise+openPostings"
  `);
  expect(overEach(planPeriods, (period) => periodPrice(799, period))).toMatchInlineSnapshot(`
    "monthly: 799
    yearly: 9588"
  `);
});

test('BILL-01 periods and months at their ends', () => {
  const from = new Date('2026-01-31T10:00:00Z');
  expect(
    overTime(new Date('2026-03-01T10:00:00Z'), 40, (at) => currentPeriodEnd('monthly', from, at)),
  ).toMatchInlineSnapshot(
    `"before 2026-02-28T10:00:00.000Z, -1d 00:00 2026-03-31T10:00:00.000Z, +30d 00:00 2026-04-30T10:00:00.000Z"`,
  );
  expect(
    overTime(new Date('2027-01-31T10:00:00Z'), 2, (at) => currentPeriodEnd('yearly', from, at)),
  ).toMatchInlineSnapshot(`"before 2027-01-31T10:00:00.000Z, +0d 00:00 2028-01-31T10:00:00.000Z"`);
  expect(
    overTime(new Date('2027-01-01T00:00:00Z'), 2, (at) =>
      Object.values(usageMonth(at)).map((each) =>
        each instanceof Date ? each.toISOString() : each,
      ),
    ),
  ).toMatchInlineSnapshot(
    `"before 2026-12-01+2027-01-01T00:00:00.000Z, +0d 00:00 2027-01-01+2027-02-01T00:00:00.000Z"`,
  );
});
