import { expect, test } from 'vitest';
import { findProfileProblems, longestProfile } from './find-profile-problems.ts';

const empty = { firstName: '', lastName: '', bio: '', education: '', location: '', phone: '' };

test.each([
  [{ firstName: 'Asha' }, {}],
  [{}, { firstName: 'FIELDS_REQUIRED' }],
  [{ firstName: ' \u200b ' }, { firstName: 'FIELDS_REQUIRED' }],
  [{ firstName: '😀'.repeat(longestProfile.firstName) }, {}],
  [{ firstName: 'x'.repeat(longestProfile.firstName + 1) }, { firstName: 'TEXT_TOO_LONG' }],
  [{ firstName: 'A', phone: '1'.repeat(41) }, { phone: 'PHONE_TOO_LONG' }],
  [
    { firstName: 'A', bio: 'x'.repeat(2_001), education: 'x'.repeat(501) },
    { bio: 'TEXT_TOO_LONG', education: 'TEXT_TOO_LONG' },
  ],
])('PRAC-07 of %o the form complains about %o', (typed, problems) => {
  expect(findProfileProblems({ ...empty, ...typed })).toEqual(problems);
});
