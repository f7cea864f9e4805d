import { expect, test } from 'vitest';
import { completedSteps } from './overview.ts';

const empty = {
  description: null,
  industry: null,
  location: null,
  website: null,
  colleagues: 0,
  hasPublished: false,
};
const profile = {
  description: 'We bake.',
  industry: 'Food',
  location: 'Pune',
  website: 'https://bakery.example',
};

test.each([
  ['nothing is filled in', {}, []],
  ['the profile is filled in', profile, ['profile']],
  ['the description is blank', { ...profile, description: '  ' }, []],
  ['the website is missing', { ...profile, website: null }, []],
  ['a colleague was invited', { colleagues: 1 }, ['colleagues']],
  ['a posting was published', { hasPublished: true }, ['posting']],
  [
    'all is done',
    { ...profile, colleagues: 2, hasPublished: true },
    ['profile', 'colleagues', 'posting'],
  ],
])('CO-01 when %s, the steps done are right', (_, facts, done) => {
  expect(completedSteps({ ...empty, ...facts })).toEqual(done);
});
