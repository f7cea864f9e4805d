import { expect, test } from 'vitest';
import { findProblems } from '#domain/fields.ts';
import { applicationFields } from './application-fields.ts';

const fine = { fullName: 'Asha Verma', email: 'asha@example.org', phone: '', coverLetter: '' };

test.each([
  [fine, {}],
  [{ ...fine, fullName: '  ' }, { fullName: 'INFORMATION_MISSING' }],
  [{ ...fine, fullName: 'a'.repeat(200) }, {}],
  [{ ...fine, fullName: 'a'.repeat(201) }, { fullName: 'NAME_TOO_LONG' }],
  [{ ...fine, email: '' }, { email: 'INFORMATION_MISSING' }],
  [{ ...fine, email: 'asha' }, { email: 'EMAIL_INVALID' }],
  [{ ...fine, phone: '1'.repeat(40) }, {}],
  [{ ...fine, phone: 'on request' }, { phone: 'PHONE_INVALID' }],
  [{ ...fine, phone: '1'.repeat(41) }, { phone: 'PHONE_TOO_LONG' }],
  [{ ...fine, coverLetter: ` ${'a'.repeat(10_000)} ` }, {}],
  [{ ...fine, coverLetter: 'a'.repeat(10_001) }, { coverLetter: 'COVER_LETTER_TOO_LONG' }],
  [
    { fullName: '', email: 'x', phone: '', coverLetter: '' },
    { fullName: 'INFORMATION_MISSING', email: 'EMAIL_INVALID' },
  ],
])('CAR-07 form %# reports its problems by field', (form, problems) => {
  expect(findProblems(applicationFields, form)).toEqual(problems);
});
