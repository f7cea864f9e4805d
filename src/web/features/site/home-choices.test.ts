import { expect, test } from 'vitest';
import { homeChoices } from './home-choices.ts';

test('SITE-05 the home page begins with students, monthly prices and all stories', () => {
  expect(homeChoices(new URLSearchParams())).toEqual({
    features: 'student',
    plans: 'student',
    period: 'monthly',
    stories: 'all',
    page: 1,
  });
});

test('SITE-05 the address holds each choice, and one that makes no sense is the first', () => {
  const address = 'features=company&plans=company&period=yearly&stories=company&page=2';
  expect(homeChoices(new URLSearchParams(address))).toEqual({
    features: 'company',
    plans: 'company',
    period: 'yearly',
    stories: 'company',
    page: 2,
  });
  expect(homeChoices(new URLSearchParams('features=x&period=never&stories='))).toMatchObject({
    features: 'student',
    period: 'monthly',
    stories: 'all',
  });
});
