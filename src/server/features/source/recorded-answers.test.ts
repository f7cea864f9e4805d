import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAnswerOf, readAnswer } from '#domain/source/read-answer.ts';
import type { AskedSourceId } from '#domain/source/source.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/job-apis');
const isThere = existsSync(folder);
const now = new Date('2026-11-21T10:00:00Z');
const board = { name: 'acme', company: 'Acme' };

const recorded: [string, AskedSourceId, 'board' | 'feed', Record<string, unknown>[]][] = [
  [
    'careerkit/greenhouse.json',
    'greenhouse',
    'board',
    [
      {
        title: 'Customer Data Scientist - Experimentation',
        companyName: 'Amplitude',
        location: 'London, UK',
        category: 'Data Science',
        type: 'Full-time',
        postedAt: new Date('2026-07-16T15:55:32Z'),
        hostState: 'known',
        sourceRef: 'acme/8636903002',
      },
      { location: 'Bangalore, India' },
    ],
  ],
  [
    'careerkit/lever.json',
    'lever',
    'board',
    [
      {
        companyName: 'Acme',
        location: 'Chicago, IL',
        isRemote: true,
        type: 'Contract',
        postedAt: new Date(1_764_205_361_939),
        hostState: 'known',
      },
      { isRemote: true },
    ],
  ],
  [
    'careerkit/ashby.json',
    'ashby',
    'board',
    [
      {
        title: 'Senior Technical Recruiter',
        level: 'Senior',
        isRemote: true,
        location: 'Canada',
        type: 'Full-time',
        salaryMin: null,
      },
      {
        isRemote: false,
        location: 'Toronto, Ontario',
        salaryMin: 10_280_000,
        salaryMax: 13_700_000,
        salaryCurrency: 'CAD',
        salaryPeriod: 'year',
      },
    ],
  ],
  [
    'devpyle/greenhouse.json',
    'greenhouse',
    'board',
    [
      { title: 'Product Owner — Payments', category: 'Product Management', isRemote: true },
      { title: 'Software Engineer' },
    ],
  ],
  [
    'devpyle/lever.json',
    'lever',
    'board',
    [
      { title: 'Product Owner — Platform', isRemote: true },
      { title: 'Data Scientist', location: 'San Francisco, CA' },
    ],
  ],
  [
    'devpyle/ashby.json',
    'ashby',
    'board',
    [{ isRemote: true }, { location: 'New York, NY', category: 'Marketing' }],
  ],
  [
    'devpyle/remotive.json',
    'remotive',
    'feed',
    [
      {
        companyName: 'Acme Corp',
        location: 'USA',
        isRemote: true,
        salaryMin: 12_000_000,
        salaryMax: 15_000_000,
        salaryCurrency: 'USD',
        salaryPeriod: 'year',
        hostState: 'known',
      },
      { companyName: 'Beta Inc', location: 'Worldwide', salaryMin: null },
    ],
  ],
];

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test.each(recorded)(
  'JOBS-04 the recorded answer %s of %s is read without loss',
  (name, source, kind, expected) => {
    if (!isThere) return;
    const answer = read(name);
    expect(isAnswerOf(source, answer)).toBe(true);
    const options = { board: kind === 'board' ? board : null, now, most: 100 };
    const { postings, unread } = readAnswer(source, answer, options);
    expect(unread).toBe(0);
    expect(postings).toHaveLength(expected.length);
    expected.forEach((each, at) => expect(postings[at]).toMatchObject(each));
    for (const { description, url } of postings) {
      expect(url).toMatch(/^https:/u);
      expect(description).not.toMatch(
        /<\/?(?:p|div|ul|li|strong|br|span)\b|&(?:amp|lt|nbsp|quot);/u,
      );
    }
  },
);

test('JOBS-04 every word of a description is there, as the plain text that Ashby gives beside it says', async ({
  annotate,
}) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const answer = read('careerkit/ashby.json') as { jobs: { descriptionPlain: string }[] };
  const { postings } = readAnswer('ashby', answer, { board, now, most: 100 });
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [at, { descriptionPlain }] of answer.jobs.entries()) {
    const read = new Set(wordsOf(postings[at]?.description ?? ''));
    // A link is given as its address there; of ours the words stay.
    const plain = descriptionPlain.replaceAll(/\(?https?:\/\/\S+/gu, ' ');
    expect(wordsOf(plain).filter((word) => !read.has(word))).toEqual([]);
  }
});

test('JOBS-04 the examples of Greenhouse’s own documents are read, pay ranges too', async ({
  annotate,
}) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const text = readFileSync(join(folder, 'greenhouse-docs/_jobs.md'), 'utf8');
  const examples = [...text.matchAll(/```json\n(?<body>[\s\S]*?)```/gu)].flatMap(({ groups }) => {
    try {
      // Written by hand: with comments, a comma too many, or one too few.
      const body = (groups?.['body'] ?? '')
        .replaceAll(/^\s*\/\/.*$/gmu, '')
        .replaceAll(/,(?=\s*[\]}])/gu, '')
        .replaceAll(/\](?=\s*")/gu, '],');
      return [JSON.parse(body) as Record<string, unknown>];
    } catch {
      return [];
    }
  });
  const lists = examples.filter((each) => 'jobs' in each);
  const single = examples.find((each) => 'pay_input_ranges' in each);
  expect(lists.length).toBeGreaterThan(0);
  const options = { board, now, most: 10 };
  for (const list of lists) {
    const { postings } = readAnswer('greenhouse', list, options);
    expect(postings[0]).toMatchObject({
      title: 'Vault Designer',
      location: 'NYC',
      category: 'Design',
    });
  }
  const withContent = lists.map(
    (list) => readAnswer('greenhouse', list, options).postings[0]?.description,
  );
  expect(withContent).toContain(
    'This is the job description.\n\nAny HTML included through the hosted job application editor will be automatically converted into corresponding HTML entities.',
  );
  const [posting] = readAnswer('greenhouse', { jobs: [single] }, options).postings;
  expect(posting).toMatchObject({
    salaryMin: 5_000_000,
    salaryMax: 7_500_000,
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
  });
  // Its address is http, and on a host that nobody knows.
  expect(posting).toMatchObject({ hostState: 'look-alike', url: null });
});
