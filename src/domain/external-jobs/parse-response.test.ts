import { expect, test } from 'vitest';
import { parseResponse } from './parse-response.ts';

const now = new Date('2026-11-28T00:00:00Z');
const filler = 'You run the shop, lead a friendly team and look after our customers. '.repeat(12);

function parseJob(job: Record<string, unknown>) {
  const one = {
    id: 1,
    title: 'Baker',
    company_name: 'Acme',
    url: 'https://remotive.com/1',
    ...job,
  };
  return parseResponse('remotive', { jobs: [one] }, { now, most: 5, toMarkdown: (html) => html });
}

test.each([
  ['Store Manager', filler, ['Go', 'Retail', 'Kubernetes'], []],
  ['Graphic Designer', `${filler} Figma.`, ['C++', 'Figma'], ['Figma']],
  ['Developer', `${filler} Languages: Go, Python.`, ['Go', 'Python'], ['Go', 'Python']],
  ['Florist', `${filler} Wedding bouquets.`, ['Wedding Bouquets', 'Crypto'], ['Wedding Bouquets']],
  [
    'Florist',
    'Roses and lilies, every day, in all colours.',
    ['Wedding bouquets'],
    ['Wedding bouquets'],
  ],
])(
  'JOBS-04 of the tags of %s, those that the text supports count',
  (title, description, tags, expected) => {
    const [posting] = parseJob({ title, description, tags }).postings;
    expect(posting?.skills).toEqual(expected);
  },
);

test.each([
  ['Cammeray,', 'Cammeray'],
  [' - Pune, India;', 'Pune, India'],
  [', ', null],
])('JOBS-04 the location %j is %j', (location, expected) => {
  const job = { candidate_required_location: location, description: filler };
  expect(parseJob(job).postings[0]?.location).toBe(expected);
});

test.each([
  [{ title: 'Menu', description: '', candidate_required_location: '' }, 0],
  [{ title: 'Menu', description: 'Home. About. Careers.', candidate_required_location: '' }, 0],
  [{ title: 'Baker', description: '', candidate_required_location: 'Pune' }, 1],
  [{ title: 'Baker', description: filler, candidate_required_location: '' }, 1],
])('JOBS-04 an entry that tells nothing about a job is no posting: %j', (job, count) => {
  const { postings, unread } = parseJob(job);
  expect([postings.length, unread]).toEqual([count, 1 - count]);
});
