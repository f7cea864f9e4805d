import { expect, test } from 'vitest';
import { linkedInUrl } from './linked-in-url.ts';

const badge = {
  id: '0192f1c0-0000-7000-8000-000000000001',
  title: 'Hired: R&D “Lead”, Müller & Co',
  issuer: 'Firstrung',
  url: 'https://firstrung.test/blockchain-verification?badge=1&x=2',
  issuedAt: new Date('2026-12-31T23:30:00Z'),
  expiresAt: new Date('2028-01-01T00:00:00Z'),
};

test('CRED-01 LinkedIn’s form gets name, organisation, dates, number and link, whatever is in them', () => {
  const { origin, pathname, searchParams } = new URL(linkedInUrl(badge));
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: badge.title,
    organizationName: 'Firstrung',
    issueYear: '2026',
    issueMonth: '12',
    expirationYear: '2028',
    expirationMonth: '1',
    certUrl: badge.url,
    certId: badge.id,
  });
});

test('CRED-01 a badge without an end has no expiration on LinkedIn', () => {
  const { searchParams } = new URL(linkedInUrl({ ...badge, expiresAt: null }));
  expect([...searchParams.keys()].filter((name) => name.startsWith('expiration'))).toEqual([]);
});
