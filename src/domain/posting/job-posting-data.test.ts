import { expect, test } from 'vitest';
import { jobPostingData } from './job-posting-data.ts';
import { readMarkdown } from './read-markdown.ts';

const posting = {
  id: '01a1f40f-0926-7049-8000-64656d6f2d31',
  title: 'Backend Engineer',
  companyName: 'Nimbus Labs',
  about: { website: 'https://nimbus.example' },
  description: readMarkdown('You build **things**.\n\nTasks\n- one <b>\n- two'),
  location: 'Bengaluru, India',
  country: 'IN',
  workplace: 'onsite' as const,
  type: 'Full-time',
  salary: { min: 90_000_000, max: 120_000_050, currency: 'INR', period: 'year' as const },
  deadline: new Date('2026-12-31T18:30:00Z'),
  postedAt: new Date('2026-11-01T08:00:00Z'),
  skills: ['SQL', 'TypeScript'],
  conditions: { minDegree: null },
  isOpen: true,
};
const origin = 'https://firstrung.test';
const dataOf = (change: Partial<typeof posting> | object) =>
  jobPostingData({ ...posting, ...change }, origin);

test('SITE-10 an open posting has every property that Google requires or recommends for a JobPosting', () => {
  expect(dataOf({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    description:
      '<p>You build things.</p><h3>Tasks</h3><ul><li>one &lt;b&gt;</li><li>two</li></ul>',
    datePosted: '2026-11-01T08:00:00.000Z',
    validThrough: '2026-12-31T18:30:00.000Z',
    identifier: { '@type': 'PropertyValue', name: 'Nimbus Labs', value: posting.id },
    url: `${origin}/job-application/${posting.id}`,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Nimbus Labs',
      sameAs: 'https://nimbus.example/',
    },
    employmentType: 'FULL_TIME',
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', addressCountry: 'IN' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 900_000,
        maxValue: 1_200_000.5,
        unitText: 'YEAR',
      },
    },
    skills: 'SQL, TypeScript',
  });
});

test.each([
  ['remote with a location', { workplace: 'remote' as const }, true],
  ['remote without a location', { workplace: 'remote' as const, location: null }, false],
  ['of type Remote', { type: 'Remote' }, true],
])(
  'SITE-10 a posting that is %s says where applicants may be located',
  (_name, change, hasPlace) => {
    const data = dataOf(change);
    expect(data).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'IN' },
    });
    expect(data !== null && 'jobLocation' in data).toBe(hasPlace);
  },
);

test.each([
  ['that is closed', { isOpen: false }],
  ['whose country is unknown', { country: null }],
  ['without a description', { description: [] }],
])('SITE-10 a posting %s has no structured data', (_name, change) => {
  expect(dataOf(change)).toBeNull();
});

test('SITE-10 an invalid website, a missing salary and a missing deadline are omitted', () => {
  const data = dataOf({ about: { website: 'javascript:alert(1)' }, salary: null, deadline: null });
  expect(Object.keys(data ?? {})).not.toEqual(expect.arrayContaining(['baseSalary']));
  expect(Object.keys(data ?? {})).not.toEqual(expect.arrayContaining(['validThrough']));
  expect(data?.hiringOrganization).toEqual({ '@type': 'Organization', name: 'Nimbus Labs' });
});

test.each([
  ['diploma', 'associate degree'],
  ['bachelor', 'bachelor degree'],
  ['master', 'postgraduate degree'],
  ['doctorate', 'postgraduate degree'],
])('SITE-10 the minimum degree %s is given as %s', (minDegree, credentialCategory) => {
  expect(dataOf({ conditions: { minDegree } })).toMatchObject({
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory },
  });
});
