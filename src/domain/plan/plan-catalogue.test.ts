import { expect, test } from 'vitest';
import { companyPlans, type Plan, studentPlans } from './plan-catalogue.ts';

const inDollars = ({ id, price }: Plan) =>
  price === null ? [id, 'custom'] : [id, price.monthly / 100, price.yearly / 100];

test('SITE-05 monthly prices match the documents for both billing periods', () => {
  expect(studentPlans.map(inDollars)).toEqual([
    ['free', 0, 0],
    ['pro', 9.99, 7.99],
    ['premium', 19.99, 16.99],
  ]);
  expect(companyPlans.map(inDollars)).toEqual([
    ['starter', 99, 79],
    ['business', 299, 249],
    ['enterprise', 'custom'],
  ]);
});

test('BILL-01 limits match the documents', () => {
  expect(studentPlans.map(({ limits }) => limits)).toEqual([
    { mockInterviewsAMonth: 3, verifiedBadges: 1 },
    { mockInterviewsAMonth: 'unlimited', verifiedBadges: 3 },
    { mockInterviewsAMonth: 'unlimited', verifiedBadges: 'unlimited' },
  ]);
  expect(companyPlans.map(({ limits }) => limits.openPostings)).toEqual([5, 25, 'unlimited']);
});

test('SITE-05 each audience has one popular plan', () => {
  const popular = (plans: readonly Plan[]) =>
    plans.flatMap(({ id, isPopular }) => (isPopular ? [id] : []));
  expect(popular(studentPlans)).toEqual(['pro']);
  expect(popular(companyPlans)).toEqual(['business']);
});
