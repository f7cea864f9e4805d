import { expect, test } from 'vitest';
import { companyPlans, studentPlans } from './plan-catalogue.ts';
import { yearlySaving } from './yearly-saving.ts';

test.each([
  ['pro', 2400, 20],
  ['premium', 3600, 15],
  ['starter', 24_000, 20],
  ['business', 60_000, 16],
])('SITE-05 a year of %s saves %i cents, rounded down to %i percent', (id, cents, percent) => {
  const plan = [...studentPlans, ...companyPlans].find((each) => each.id === id);
  expect(plan?.price && yearlySaving(plan.price)).toEqual({ cents, percent });
});

test('SITE-05 free plans, and plans that cost more by the year, save nothing', () => {
  expect(yearlySaving({ monthly: 0, yearly: 0 })).toBeNull();
  expect(yearlySaving({ monthly: 500, yearly: 500 })).toBeNull();
  expect(yearlySaving({ monthly: 500, yearly: 600 })).toBeNull();
});
