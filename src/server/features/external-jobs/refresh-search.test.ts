import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sourceOf } from '#domain/external-jobs/source.ts';
import { externalPostings, sourceStates } from '#server/db/tables/external-postings.ts';
import { postingSearch } from '#server/db/tables/search.ts';
import {
  type FakeSource,
  type FakeSources,
  type SourceMode,
  startFakeSources,
} from '#testing/fake-sources.ts';
import { createWorld, type World } from '#testing/world.ts';

const searched = ['linkedin', 'glassdoor', 'naukri'] as const;
let fake: FakeSources;
let world: World;
beforeAll(async () => {
  fake = await startFakeSources();
});
afterAll(() => fake[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await createWorld();
  for (const source of searched) fake.behaves(source, 'normal');
  fake.gives('linkedin', { elements: [network('n1', 'Baker')] });
  fake.gives('glassdoor', {
    response: {
      results: [
        {
          jobId: 7,
          jobTitle: 'Miller',
          employerName: 'Mill Co',
          jobUrl: 'https://www.glassdoor.com/7',
          salary: '₹6-8 LPA',
          postedDate: '3 days ago',
        },
      ],
    },
  });
  fake.gives('naukri', {
    jobDetails: [
      {
        jobId: 'i1',
        title: 'Confectioner',
        companyName: 'Sweets',
        location: 'Pune',
        salary: '6-8 Lacs P.A.',
        experience: '0-2 Yrs',
        workFromHome: false,
        jobUrl: 'https://www.naukri.com/i1',
        skills: 'Baking, Sugar',
      },
    ],
  });
  fake.asked.length = 0;
});
afterEach(() => world[Symbol.asyncDispose]());

const network = (id: string, title: string, more = {}) => ({
  id,
  title,
  company: { name: 'Acme' },
  location: 'Pune, India',
  employmentStatus: 'FULL_TIME',
  description: '<p>We bake.</p>',
  responsibilities: ['Bake <b>bread</b>'],
  postedDate: '2026-11-20',
  skills: ['Bread'],
  remoteWork: false,
  applicationUrl: `https://www.linkedin.com/jobs/${id}`,
  ...more,
});

/** Sources with an API key, which these tests do not use. */
const others: FakeSource[] = ['adzuna', 'jsearch', 'usajobs', 'arbeitsagentur'];
const refresh = (q = 'baker', location = 'Pune', left: FakeSource[] = []) =>
  world
    .call(undefined, { sources: fake.sources([...others, ...left]) })
    .externalJobs.refresh({ q, location });
const statesOf = ({ sources }: Awaited<ReturnType<typeof refresh>>) =>
  Object.fromEntries(sources.map(({ id, state }) => [id, state]));

test('JOBS-04 three sources are queried in parallel with keywords and location only, and search finds their postings', async () => {
  const answer = await refresh('Baker ', ' Pune');
  expect(answer).toEqual({
    added: 3,
    sources: [
      { id: 'linkedin', name: 'LinkedIn', state: 'ok', found: 1 },
      { id: 'glassdoor', name: 'Glassdoor', state: 'ok', found: 1 },
      { id: 'naukri', name: 'Naukri', state: 'ok', found: 1 },
      ...[
        'adzuna jsearch usajobs arbeitsagentur greenhouse lever ashby recruitee smartrecruiters',
        'workable teamtailor bamboohr pinpoint personio webfeed',
        'remotive arbeitnow himalayas jobicy remoteok',
      ]
        .flatMap((ids) => ids.split(' '))
        .map((id) => ({ id, name: sourceOf(id)?.name, state: 'off', found: 0 })),
    ],
  });
  expect(fake.asked.map(({ url }) => url.search).toSorted()).toEqual([
    '?keywords=baker&location=pune',
    '?partner=p&key=key+of+glassdoor&jobTitle=baker&countryId=115',
    '?searchType=adv&keyword=baker&location=pune',
  ]);
  const rows = await world.rows(externalPostings);
  expect(rows.find(({ source }) => source === 'naukri')).toMatchObject({
    title: 'Confectioner',
    salaryMin: 60_000_000,
    salaryCurrency: 'INR',
    salaryPeriod: 'year',
    level: 'Entry Level',
    hostState: 'known',
    isRemote: false,
  });
  expect(rows.find(({ source }) => source === 'linkedin')).toMatchObject({
    description: 'We bake.\n\n- Bake bread',
    type: 'Full-time',
  });
  const found = await world.call().search.list({ q: 'confectioner' });
  expect(found.items.map(({ title, source }) => [title, source])).toEqual([
    ['Confectioner', 'naukri'],
  ]);
});

test('JOBS-04 no personal data leaves the server', async () => {
  const student = await world.student();
  const ctx = { sources: fake.sources(others) };
  await world.call(student, ctx).externalJobs.refresh({
    q: 'baker asha@example.test +91 98765 43210 https://me.test/asha',
    location: '',
  });
  expect(fake.asked.length).toBe(3);
  const told = JSON.stringify(fake.asked);
  for (const word of ['asha', '98765', student.userId, 'cookie', 'me.test'])
    expect(told).not.toContain(word);
});

test('JOBS-04 an empty search queries no source', async () => {
  for (const q of ['', '   ', '!!!', '\u0000', 'asha@example.test'])
    await expect(refresh(q)).rejects.toMatchObject({ code: 'SEARCH_TERM_REQUIRED' });
  expect(fake.asked).toEqual([]);
});

test('JOBS-04 a query runs once per 15 minutes for all users', async () => {
  await refresh('Baker');
  const again = await refresh('  BAKER ');
  expect(again.added).toBe(0);
  expect(again.sources.slice(0, 3).map(({ state, found }) => [state, found])).toEqual([
    ['fresh', 1],
    ['fresh', 1],
    ['fresh', 1],
  ]);
  expect(fake.asked.length).toBe(3);
  world.passTime(16 * 60_000);
  expect(statesOf(await refresh('Baker'))).toMatchObject({ linkedin: 'ok' });
  expect(await world.rows(externalPostings)).toHaveLength(3);
});

test('JOBS-04 two concurrent identical searches query the sources once', async () => {
  await Promise.all([refresh(), refresh(), refresh()]);
  expect(fake.asked.length).toBe(3);
  expect(await world.rows(postingSearch)).toHaveLength(3);
});

test('JOBS-04 a source without its API key is off and not queried', async () => {
  expect(statesOf(await refresh('baker', '', ['linkedin']))).toMatchObject({
    linkedin: 'off',
    glassdoor: 'ok',
  });
  expect(fake.asked.map(({ source }) => source)).not.toContain('linkedin');
});

const failures: SourceMode[] = [
  'never',
  'trickle',
  'drops',
  'down',
  'broken',
  'html',
  'other-shape',
  'huge',
  'bomb',
  'redirect',
  'refuses',
  'busy',
];
test.each(searched.flatMap((source) => failures.map((mode) => [source, mode] as const)))(
  'REL-34 with %s “%s” the others respond, and it is named as unavailable',
  async (source, mode) => {
    fake.behaves(source, mode);
    const answer = await refresh();
    for (const each of searched)
      expect(statesOf(answer)[each]).toBe(each === source ? 'unavailable' : 'ok');
    expect(answer.added).toBe(2);
    expect(world.failures).toEqual([]);
  },
);

test('REL-34 with all three down our own postings are found, and each source is named', async () => {
  const company = await world.company();
  await world.posting(company, { title: 'Baker' });
  for (const source of searched) fake.behaves(source, 'never');
  const [answer, own] = await Promise.all([refresh(), world.call().search.list({ q: 'baker' })]);
  expect(own.items.map(({ title }) => title)).toEqual(['Baker']);
  expect(statesOf(answer)).toMatchObject({
    linkedin: 'unavailable',
    glassdoor: 'unavailable',
    naukri: 'unavailable',
  });
  expect(await world.rows(postingSearch)).toHaveLength(1);
});

test('REL-34 a failed source is retried once', async () => {
  fake.behaves('linkedin', 'once-down');
  expect(statesOf(await refresh())).toMatchObject({ linkedin: 'ok' });
  fake.behaves('linkedin', 'down');
  fake.asked.length = 0;
  await refresh('another');
  expect(fake.asked.filter(({ source }) => source === 'linkedin')).toHaveLength(2);
});

test('REL-34 after three failures in a row a source is paused in every process, and retried a minute later', async () => {
  fake.behaves('linkedin', 'down');
  for (const q of ['one', 'two', 'three']) await refresh(q);
  fake.asked.length = 0;
  expect(statesOf(await refresh('four'))).toMatchObject({ linkedin: 'paused', glassdoor: 'ok' });
  expect(fake.asked.map(({ source }) => source)).not.toContain('linkedin');
  fake.behaves('linkedin', 'normal');
  world.passTime(61_000);
  expect(statesOf(await refresh('four'))).toMatchObject({ linkedin: 'ok' });
  const [state] = (await world.rows(sourceStates)).filter(({ source }) => source === 'linkedin');
  expect(state).toMatchObject({ failures: 0, pausedUntil: null, problem: null });
});

test('JOBS-04 one visitor can query thirty times a minute at most', async () => {
  for (let n = 0; n < 30; n++) await refresh(`word${n}`, '', ['linkedin', 'glassdoor', 'naukri']);
  await expect(refresh('one more')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('STJ-06 a look-alike address is stored as such and not linked', async () => {
  fake.gives('linkedin', {
    elements: [
      network('a', 'Baker', { applicationUrl: 'https://linkedin-jobs.com/apply' }),
      network('b', 'Miller', { applicationUrl: 'javascript:alert(1)' }),
      network('c', 'Cook', { applicationUrl: 'https://somewhere.io/c' }),
    ],
  });
  await refresh();
  const rows = (await world.rows(externalPostings)).filter(({ source }) => source === 'linkedin');
  expect(rows.map(({ title, hostState, url }) => [title, hostState, url]).toSorted()).toEqual([
    ['Baker', 'look-alike', null],
    ['Cook', 'unknown', 'https://somewhere.io/c'],
    ['Miller', 'unknown', null],
  ]);
});

test('SEC-43 invalid entries and hostile texts do no harm', async () => {
  fake.gives('linkedin', {
    elements: [
      null,
      1,
      [],
      'x',
      {},
      { id: 'a' },
      { id: 'b', title: 'x', company: null },
      JSON.parse(
        '{"__proto__": {"title": "p"}, "id": "c", "title": "T", "company": {"name": "C"}, "location": "Pune"}',
      ),
      network('d', 'N\u0000UL \uD800', {
        description: '<script>alert(1)</script>&lt;script&gt;',
        skills: { a: 1 },
        salary: { min: {}, max: [] },
        postedDate: { $date: 1 },
        applicationUrl: 7,
      }),
      network('e', 'x'.repeat(5_000), {
        location: 'x'.repeat(5_000),
        company: { name: 'x'.repeat(5_000) },
      }),
      network("f'; drop table users; --", "Robert'); --", { location: '%_\\' }),
    ],
  });
  expect(statesOf(await refresh())).toMatchObject({ linkedin: 'ok' });
  const rows = (await world.rows(externalPostings)).filter(({ source }) => source === 'linkedin');
  expect(rows.map(({ sourceRef }) => sourceRef).toSorted()).toEqual([
    'c',
    'd',
    'e',
    "f'; drop table users; --",
  ]);
  expect(rows.find(({ sourceRef }) => sourceRef === 'd')?.title).toBe('N UL \uFFFD');
  expect(world.failures).toEqual([]);
});
