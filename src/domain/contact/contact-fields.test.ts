import { expect, test } from 'vitest';
import { findProblems } from '#domain/fields.ts';
import { contactFields } from './contact-fields.ts';

const filled = { name: 'Asha', userType: 'student', email: 'asha@example.test', message: 'Hello' };

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'FIELDS_REQUIRED' }],
  [
    { email: '', message: '\n' },
    { email: 'FIELDS_REQUIRED', message: 'FIELDS_REQUIRED' },
  ],
  [{ email: 'asha' }, { email: 'EMAIL_INVALID' }],
  [{ message: '👩‍🚀'.repeat(5_000 / 3) }, {}],
  [{ message: 'x'.repeat(5_001) }, { message: 'TEXT_TOO_LONG' }],
  [{ subject: 'x'.repeat(201) }, { subject: 'TEXT_TOO_LONG' }],
])('SITE-08 a contact message with %j has the problems %j', (change, problems) => {
  expect(findProblems(contactFields, { ...filled, ...change })).toEqual(problems);
});
