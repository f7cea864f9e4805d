import { expect, test } from 'vitest';
import { findContactProblems, longestContactField } from './find-contact-problems.ts';

const filled = { name: 'Asha', email: 'asha@example.test', subject: '', message: 'Hello' };

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'FIELDS_REQUIRED' }],
  [
    { email: '', message: '\n' },
    { email: 'FIELDS_REQUIRED', message: 'FIELDS_REQUIRED' },
  ],
  [{ email: 'asha' }, { email: 'EMAIL_INVALID' }],
  [{ message: '👩‍🚀'.repeat(longestContactField.message / 3) }, {}],
  [{ message: 'x'.repeat(longestContactField.message + 1) }, { message: 'TEXT_TOO_LONG' }],
  [{ subject: 'x'.repeat(longestContactField.subject + 1) }, { subject: 'TEXT_TOO_LONG' }],
])('SITE-08 with %j the problems are %j', (change, problems) => {
  expect(findContactProblems({ ...filled, ...change })).toEqual(problems);
});
