import { expect, test } from 'vitest';
import { findCompanyProblems, type TypedCompany } from './find-company-problems.ts';

const filled: TypedCompany = {
  name: 'Halden & Pryce',
  contactEmail: 'mara@halden.example',
  contactName: 'Mara Halden',
  contactPhone: '',
  website: '',
  industry: '',
  description: '',
};

test('ADM-04 name, e-mail and contact are enough for a company', () => {
  expect(findCompanyProblems(filled)).toEqual({});
});

test.each<[Partial<TypedCompany>, object]>([
  [{ name: '  ' }, { name: 'FIELDS_REQUIRED' }],
  [{ contactEmail: '' }, { contactEmail: 'FIELDS_REQUIRED' }],
  [{ contactEmail: 'mara' }, { contactEmail: 'EMAIL_INVALID' }],
  [{ contactName: '' }, { contactName: 'FIELDS_REQUIRED' }],
  [{ name: 'x'.repeat(201) }, { name: 'TEXT_TOO_LONG' }],
  [{ contactPhone: '1'.repeat(41) }, { contactPhone: 'TEXT_TOO_LONG' }],
  [{ website: 'javascript:alert(1)' }, { website: 'WEBSITE_INVALID' }],
  [{ website: 'example.com' }, {}],
  [{ description: 'x'.repeat(5_001) }, { description: 'TEXT_TOO_LONG' }],
  [
    { name: '', contactEmail: '', contactName: '' },
    { name: 'FIELDS_REQUIRED', contactEmail: 'FIELDS_REQUIRED', contactName: 'FIELDS_REQUIRED' },
  ],
])('ADM-04 a company with %j has the problems %j', (change, problems) => {
  expect(findCompanyProblems({ ...filled, ...change })).toEqual(problems);
});
