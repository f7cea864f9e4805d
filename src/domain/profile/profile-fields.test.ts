import { expect, test } from 'vitest';
import { findSignUpProblems } from '#domain/account/find-sign-up-problems.ts';
import { splitName } from '#domain/account/split-name.ts';
import { findProblems } from '#domain/fields.ts';
import { profileFields } from './profile-fields.ts';

const empty = { firstName: '', lastName: '', bio: '', education: '', location: '', phone: '' };

test.each([
  [{ firstName: 'Asha' }, {}],
  [{}, { firstName: 'FIELDS_REQUIRED' }],
  [{ firstName: ' \u200b ' }, { firstName: 'FIELDS_REQUIRED' }],
  [{ firstName: '😀'.repeat(profileFields.firstName.max) }, {}],
  [{ firstName: 'x'.repeat(profileFields.firstName.max + 1) }, { firstName: 'TEXT_TOO_LONG' }],
  [{ firstName: 'A', phone: 'abc' }, { phone: 'PHONE_INVALID' }],
  [{ firstName: 'A', phone: '1'.repeat(41) }, { phone: 'PHONE_TOO_LONG' }],
  [
    { firstName: 'A', bio: 'x'.repeat(2_001), education: 'x'.repeat(501) },
    { bio: 'TEXT_TOO_LONG', education: 'TEXT_TOO_LONG' },
  ],
])('PRAC-07 a profile with %o has the problems %o', (typed, problems) => {
  expect(findProblems(profileFields, { ...empty, ...typed })).toEqual(problems);
});

test('UX-02 PRAC-07 a 200-character name from sign-up can be saved in the profile', () => {
  const fullName = 'Ñ'.repeat(200);
  const form = { fullName, email: 'long@example.test', password: 'long enough' };
  expect(findSignUpProblems(form, () => false)).toEqual({});
  expect(findProblems(profileFields, { ...empty, ...splitName(fullName) })).toEqual({});
});
