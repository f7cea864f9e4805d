import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isResponseOf, parseResponse } from '#domain/external-jobs/parse-response.ts';
import {
  type ParsedSourceId,
  shapes,
  unqueriedSources,
} from '#domain/external-jobs/source-formats.ts';
import { sources } from '#domain/external-jobs/source.ts';
import { htmlToMarkdown } from '#readers/html-to-markdown.ts';
import { fieldTargets } from '#testing/answer-fields.ts';
import { leftReasons } from '#testing/field-places.ts';
import { recordedFields } from '#testing/recorded-fields.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/job-apis');
const isThere = existsSync(folder);
const now = new Date('2026-11-21T10:00:00Z');
const board = { name: 'acme', company: 'Acme' };

const recorded: [string, ParsedSourceId, 'board' | 'feed', Record<string, unknown>[]][] = [
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
  [
    'careerkit/recruitee.json',
    'recruitee',
    'board',
    [
      {
        title: '(Senior) Financial Accountant (f/m/d) - Berlin/Brandenburg Region, Germany',
        companyName: 'Acme',
        type: 'Full-time',
        level: '3-5 years',
        isRemote: false,
        salaryMin: 6_000_000,
        salaryMax: 7_500_000,
        salaryCurrency: 'EUR',
        salaryPeriod: 'year',
        postedAt: new Date('2026-08-05T10:10:39Z'),
      },
      { category: 'Sales', salaryMin: 7_500_000, salaryMax: 9_000_000 },
    ],
  ],
  [
    'careerkit/smartrecruiters.json',
    'smartrecruiters',
    'board',
    [
      {
        companyName: 'Knight Gayles',
        location: 'St. Louis, MO, United States',
        type: 'Part-time',
        level: null,
        isRemote: false,
        postedAt: new Date('2018-06-08T02:11:28Z'),
        url: 'https://jobs.smartrecruiters.com/Knight/743999671674844',
        hostState: 'known',
      },
    ],
  ],
  [
    'careerkit/workable.json',
    'workable',
    'board',
    [
      {
        companyName: 'Zaelab',
        // The posting appears once per location.
        location: 'Spain; Portugal',
        isRemote: true,
        postedAt: new Date('2026-08-05T00:00:00Z'),
        hostState: 'known',
      },
    ],
  ],
  [
    'careerkit/teamtailor.json',
    'teamtailor',
    'board',
    [
      {
        companyName: 'Teamtailor',
        location: 'Madrid, Spain',
        category: 'Sales',
        hostState: 'known',
      },
      {
        location: 'Stockholm, Sweden; København, Denmark',
        postedAt: new Date('2026-01-18T18:35:57Z'),
      },
    ],
  ],
  [
    'careerkit/bamboohr.json',
    'bamboohr',
    'board',
    [
      {
        title: 'Nurse Paralegal',
        companyName: 'Acme',
        location: 'Fort Lauderdale, Florida',
        type: 'Full-time',
        isRemote: false,
        postedAt: null,
        url: 'https://acme.bamboohr.com/careers/86',
        hostState: 'known',
      },
      { type: 'Internship', level: 'Entry Level', category: 'Marketing' },
    ],
  ],
  [
    'careerkit/pinpoint.json',
    'pinpoint',
    'board',
    [
      {
        companyName: 'Acme',
        location: 'United States',
        isRemote: true,
        salaryMin: 13_500_000,
        salaryMax: 19_800_000,
        salaryPeriod: 'year',
        deadline: new Date('2026-08-29T03:59:59Z'),
        hostState: 'known',
      },
      {
        url: 'https://acme.pinpointhq.com/postings/post-002',
        salaryMin: 7_000,
        salaryMax: 9_000,
        salaryPeriod: 'hour',
        isRemote: false,
        location: 'Atlanta, GA',
      },
    ],
  ],
  [
    'careerkit/workday.json',
    'workday',
    'board',
    [
      {
        sourceRef: 'acme/JR354232',
        location: 'Virginia, Washington DC Metro, Remote',
        isRemote: true,
        postedAt: new Date('2026-11-20T10:00:00Z'),
      },
      { location: 'Illinois, Chicago', isRemote: false, category: 'Customer Support' },
    ],
  ],
  [
    'devpyle/adzuna.json',
    'adzuna',
    'feed',
    [
      {
        companyName: 'Acme Corp',
        isRemote: true,
        salaryMin: 13_000_000,
        salaryMax: 16_000_000,
        salaryCurrency: 'USD',
        salaryPeriod: 'year',
        postedAt: new Date('2026-04-01T10:00:00Z'),
        hostState: 'unknown',
      },
      { location: 'New York, NY', level: 'Senior', salaryMin: null },
    ],
  ],
  [
    'devpyle/jsearch.json',
    'jsearch',
    'feed',
    [
      {
        companyName: 'Acme Corp',
        isRemote: true,
        salaryMin: 13_000_000,
        salaryMax: 16_500_000,
        salaryCurrency: 'USD',
        salaryPeriod: 'year',
        postedAt: new Date(1_743_465_600_000),
      },
      { location: 'Testville, NC', isRemote: false, salaryMin: null },
    ],
  ],
  [
    'devpyle/himalayas.json',
    'himalayas',
    'feed',
    [
      {
        companyName: 'Acme Corp',
        isRemote: true,
        salaryMin: 12_500_000,
        salaryMax: 15_500_000,
        salaryPeriod: 'year',
        hostState: 'known',
      },
      { salaryMin: null, salaryMax: null },
    ],
  ],
  [
    'devpyle/jobicy.json',
    'jobicy',
    'feed',
    [
      { companyName: 'Acme Corp', salaryMin: 12_000_000, salaryPeriod: 'year', isRemote: true },
      { title: 'Product Manager — DevTools', salaryMin: null, hostState: 'known' },
    ],
  ],
  [
    'devpyle/remoteok.json',
    'remoteok',
    'feed',
    [
      {
        sourceRef: '701',
        companyName: 'Acme Corp',
        isRemote: true,
        salaryMin: 13_000_000,
        salaryMax: 16_000_000,
        salaryCurrency: 'USD',
        hostState: 'known',
      },
      { sourceRef: '702', postedAt: new Date('2026-03-31T00:00:00Z') },
    ],
  ],
];

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test.each(recorded)(
  'JOBS-04 the recorded answer %s of %s is read without loss',
  (name, source, kind, expected) => {
    if (!isThere) return;
    const answer = read(name);
    expect(isResponseOf(source, answer)).toBe(true);
    const options = {
      board: kind === 'board' ? board : null,
      now,
      most: 100,
      toMarkdown: htmlToMarkdown,
    };
    const { postings, unread } = parseResponse(source, answer, options);
    expect(unread).toBe(0);
    expect(postings).toHaveLength(expected.length);
    expected.forEach((each, at) => expect(postings[at]).toMatchObject(each));
    for (const { description, url } of postings) {
      expect(url === null ? source : url).toMatch(/^(?:https:|workday$)/u);
      expect(description).not.toMatch(
        /<\/?(?:p|div|ul|li|strong|br|span)\b|&(?:amp|lt|nbsp|quot);/u,
      );
    }
  },
);

function examplesOfDocs(): Record<string, unknown>[] {
  const text = readFileSync(join(folder, 'greenhouse-docs/_jobs.md'), 'utf8');
  return [...text.matchAll(/```json\n(?<body>[\s\S]*?)```/gu)].flatMap(({ groups }) => {
    try {
      // Handwritten JSON: with comments, trailing commas or missing commas.
      const body = (groups?.['body'] ?? '')
        .replaceAll(/^\s*\/\/.*$/gmu, '')
        .replaceAll(/,(?=\s*[\]}])/gu, '')
        .replaceAll(/\](?=\s*")/gu, '],');
      return [JSON.parse(body) as Record<string, unknown>];
    } catch {
      return [];
    }
  });
}

function recordedAnswers(): [string, ParsedSourceId, unknown[]][] {
  const files = ['careerkit', 'devpyle'].flatMap((each) =>
    readdirSync(join(folder, each))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${each}/${name}`),
  );
  return [
    ...files.map((file): [string, ParsedSourceId, unknown[]] => {
      const source = file.split('/')[1]?.replace('.json', '') as ParsedSourceId;
      return [file, source, [read(file)]];
    }),
    [
      'greenhouse-docs/_jobs.md',
      'greenhouse',
      examplesOfDocs().map((each) => ('jobs' in each ? each : { jobs: [each] })),
    ],
  ];
}

test('JOBS-04 each field of each recorded response is mapped as reviewed, or ignored for a stated reason', async ({
  annotate,
}) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const answers = recordedAnswers();
  expect(answers.map(([file]) => file).toSorted()).toEqual(Object.keys(recordedFields));
  for (const [file, source, bodies] of answers) {
    expect(Object.keys(shapes)).toContain(source);
    const goes = new Map<string, Set<string>>();
    for (const body of bodies)
      for (const [path, targets] of fieldTargets(source, body, board))
        goes.set(path, new Set([...(goes.get(path) ?? []), ...targets.split(' ')]));
    const told = Object.fromEntries(
      [...goes].map(([path, parts]) => [path, [...parts].filter(Boolean).toSorted().join(' ')]),
    );
    const listed = recordedFields[file];
    const expected = Object.fromEntries([
      ...Object.entries(listed?.goes ?? {}).flatMap(([parts, paths]) =>
        paths.split(' ').map((path) => [path, parts]),
      ),
      ...Object.values(listed?.left ?? {}).flatMap((paths) =>
        paths.split(' ').map((path) => [path, '']),
      ),
    ]);
    expect(told, file).toEqual(expected);
  }
  expect(Object.values(leftReasons).every((reason) => reason !== '')).toBe(true);
});

test('JOBS-04 every source with an adapter is fetched, or there is a reason why not', () => {
  const asked = sources.filter(({ kind }) => kind !== 'sample').map(({ id }) => id);
  expect([...asked, ...Object.keys(unqueriedSources)].toSorted()).toEqual(
    Object.keys(shapes).toSorted(),
  );
});

test('JOBS-04 a description has every word of the plain text that Ashby supplies', async ({
  annotate,
}) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const answer = read('careerkit/ashby.json') as { jobs: { descriptionPlain: string }[] };
  const { postings } = parseResponse('ashby', answer, {
    board,
    now,
    most: 100,
    toMarkdown: htmlToMarkdown,
  });
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [at, { descriptionPlain }] of answer.jobs.entries()) {
    const read = new Set(wordsOf(postings[at]?.description ?? ''));
    // Ashby's plain text shows a link as its URL; ours keeps the link text.
    const plain = descriptionPlain.replaceAll(/\(?https?:\/\/\S+/gu, ' ');
    expect(wordsOf(plain).filter((word) => !read.has(word))).toEqual([]);
  }
});

test('JOBS-04 the examples in Greenhouse’s documentation are parsed, including pay ranges', async ({
  annotate,
}) => {
  if (!isThere) {
    await annotate('skipped: no corpus');
    return;
  }
  const examples = examplesOfDocs();
  const lists = examples.filter((each) => 'jobs' in each);
  const single = examples.find((each) => 'pay_input_ranges' in each);
  expect(lists.length).toBeGreaterThan(0);
  const options = { board, now, most: 10, toMarkdown: htmlToMarkdown };
  for (const list of lists) {
    const { postings } = parseResponse('greenhouse', list, options);
    expect(postings[0]).toMatchObject({
      title: 'Vault Designer',
      location: 'NYC',
      category: 'Design',
    });
  }
  const withContent = lists.map(
    (list) => parseResponse('greenhouse', list, options).postings[0]?.description,
  );
  expect(withContent).toContain(
    'This is the job description.\n\nAny HTML included through the hosted job application editor will be automatically converted into corresponding HTML entities.',
  );
  const [posting] = parseResponse('greenhouse', { jobs: [single] }, options).postings;
  expect(posting).toMatchObject({
    salaryMin: 5_000_000,
    salaryMax: 7_500_000,
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
  });
  // The URL is http, on an unknown host.
  expect(posting).toMatchObject({ hostState: 'look-alike', url: null });
});
