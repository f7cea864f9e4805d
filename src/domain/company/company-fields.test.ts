import { expect, test } from 'vitest';
import { findProblems } from '#domain/fields.ts';
import { companyFields } from './company-fields.ts';

const filled = {
  name: 'Halden & Pryce',
  contactEmail: 'mara@halden.example',
  contactName: 'Mara Halden',
};

test.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'FIELDS_REQUIRED' }],
  [{ contactEmail: '' }, { contactEmail: 'FIELDS_REQUIRED' }],
  [{ contactEmail: 'mara' }, { contactEmail: 'EMAIL_INVALID' }],
  [{ contactName: '' }, { contactName: 'FIELDS_REQUIRED' }],
  [{ name: 'x'.repeat(201) }, { name: 'TEXT_TOO_LONG' }],
  [{ contactPhone: '1'.repeat(41) }, { contactPhone: 'TEXT_TOO_LONG' }],
  [{ website: 'javascript:alert(1)' }, { website: 'WEBSITE_INVALID' }],
  [{ website: 'example.com' }, {}],
  [{ size: '11-50' }, {}],
  [{ size: 'huge' }, {}],
  [{ timeZone: 'Pacific/Auckland' }, {}],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'TIME_ZONE_UNKNOWN' }],
  [{ description: 'x'.repeat(5_001) }, { description: 'TEXT_TOO_LONG' }],
  [
    { name: '', contactEmail: '', contactName: '' },
    { name: 'FIELDS_REQUIRED', contactEmail: 'FIELDS_REQUIRED', contactName: 'FIELDS_REQUIRED' },
  ],
])('ADM-04 a company with %j has the problems %j', (change, problems) => {
  expect(findProblems(companyFields, { ...filled, ...change })).toEqual(problems);
});
