import { expect, test } from 'vitest';
import { homeChoices } from './home-choices.ts';

test('SITE-05 the home page defaults to students, monthly prices and all stories', () => {
  expect(homeChoices(new URLSearchParams())).toEqual({
    features: 'student',
    plans: 'student',
    period: 'monthly',
    stories: 'all',
    page: 1,
  });
});

test('SITE-05 the URL holds each choice, and an invalid one gives the default', () => {
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
