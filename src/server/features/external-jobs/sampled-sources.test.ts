import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sourceOf } from '#domain/external-jobs/source.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { SourceFailure } from '#server/ports/external-jobs/source-failure.ts';
import { type FakeSources, type SourceMode, startFakeSources } from '#testing/fake-sources.ts';
import { type SampledSource, sourceSamples } from '#testing/source-samples.ts';
import { createWorld, type World } from '#testing/world.ts';
import { saveExternal } from './save-external.ts';

const ids = Object.keys(sourceSamples) as SampledSource[];
let fake: FakeSources;
let world: World;
beforeAll(async () => {
  fake = await startFakeSources();
});
afterAll(() => fake[Symbol.asyncDispose]());
beforeEach(async () => {
  world = await createWorld();
  for (const id of ids) fake.behaves(id, 'normal');
  fake.asked.length = 0;
});
afterEach(() => world[Symbol.asyncDispose]());

function ask(id: SampledSource, timeoutMs = 5_000) {
  const port = fake.sources().find((each) => each.id === id);
  if (port === undefined) throw new Error(`No adapter for ${id}.`);
  const kind = sourceOf(id)?.kind;
  const question =
    kind === 'boards'
      ? { board: { name: id === 'webfeed' ? feed() : 'acme', company: 'Acme' } }
      : kind === 'feed'
        ? ({ all: true } as const)
        : { words: 'baker', place: 'pune' };
  return port.ask(question, { now: world.now, timeoutMs });
}

const feed = () => `${fake.origin}/webfeed/jobs.rss`;

const common = { companyName: 'Acme', type: 'Part-time' };
const posted = new Date('2026-11-01T10:00:00Z');
const inPune = { ...common, title: 'Baker', isRemote: false };
const expected: Record<SampledSource, Record<string, unknown>> = {
  recruitee: {
    ...inPune,
    sourceRef: 'acme/7',
    location: 'Pune, India',
    description: 'We bake bread.',
    salaryMin: 6_000_000,
    salaryPeriod: 'month',
    postedAt: posted,
    deadline: new Date('2026-12-01T10:00:00Z'),
    hostState: 'known',
  },
  smartrecruiters: { ...inPune, location: 'Pune, India', postedAt: posted, hostState: 'known' },
  workable: { ...inPune, location: 'Pune, India', hostState: 'known' },
  teamtailor: { ...inPune, location: 'Pune, India', postedAt: posted, hostState: 'known' },
  bamboohr: { ...inPune, location: 'Pune, Maharashtra', postedAt: null, hostState: 'known' },
  pinpoint: { ...inPune, url: 'https://acme.pinpointhq.com/en/postings/7', hostState: 'known' },
  personio: {
    ...inPune,
    location: 'Pune, India; Goa',
    description: '## Your tasks\n\nWe bake bread.',
    level: 'Entry Level',
    skills: ['Python'],
    postedAt: posted,
    url: 'https://acme.jobs.personio.de/job/7',
    hostState: 'known',
  },
  webfeed: {
    ...inPune,
    location: 'Pune, India',
    description: 'We bake bread.',
    postedAt: posted,
    url: 'https://acme.com/jobs/7?a=1&b=2',
    hostState: 'known',
  },
  usajobs: {
    ...inPune,
    location: 'Austin, Texas; Naples, Italy; Camp Zama, Japan',
    description: 'We bake bread.\n\n## Duties\n\nBake.\n\n## Qualifications\n\nOne year of baking.',
    salaryMin: 5_200_000,
    salaryMax: 6_700_000,
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
    postedAt: posted,
    deadline: new Date('2026-12-01T10:00:00Z'),
    hostState: 'known',
  },
  arbeitsagentur: {
    companyName: 'Acme',
    title: 'Werkstudent Bäckerei (m/w/d)',
    type: 'Internship',
    location: 'Berlin, Deutschland',
    url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-7-S',
    hostState: 'known',
  },
  himalayas: {
    ...common,
    title: 'Baker',
    isRemote: true,
    level: 'Senior',
    location: 'India',
    salaryMin: 4_000_000,
    salaryMax: null,
    salaryPeriod: 'year',
    postedAt: posted,
    deadline: new Date('2026-12-01T10:00:00Z'),
    url: 'https://himalayas.app/companies/acme/jobs/baker',
    hostState: 'known',
  },
  jobicy: {
    ...common,
    title: 'Baker – Bread',
    isRemote: true,
    level: '3-5 years',
    salaryMin: 2_000,
    salaryMax: 3_000,
    salaryPeriod: 'hour',
    postedAt: posted,
    hostState: 'known',
  },
  remoteok: {
    ...common,
    title: 'Baker',
    isRemote: true,
    skills: ['Python'],
    salaryCurrency: 'USD',
    postedAt: posted,
    url: 'https://remoteok.com/remote-jobs/7',
    hostState: 'known',
  },
  adzuna: {
    ...inPune,
    salaryMin: 60_000_000,
    salaryCurrency: 'INR',
    salaryPeriod: 'year',
    postedAt: posted,
    hostState: 'known',
  },
  jsearch: {
    ...inPune,
    location: 'Pune, India',
    salaryMin: 5_000_000,
    salaryCurrency: 'INR',
    salaryPeriod: 'month',
    postedAt: posted,
    hostState: 'known',
  },
};

test.each(ids)('JOBS-04 %s is fetched from its own URL, and its response is parsed', async (id) => {
  const { item, answer, path } = sourceSamples[id];
  fake.gives(id, answer([item]));
  const { postings, unread } = await ask(id);
  expect(fake.asked.map(({ url }) => url.pathname + url.search)).toEqual([path]);
  expect(unread).toBe(0);
  expect(postings).toHaveLength(1);
  expect(postings[0]).toMatchObject(expected[id]);
});

test('JOBS-04 a paginated list does not close postings that are not in it', async () => {
  const items = (id: SampledSource, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...sourceSamples[id].item, id: n, guid: `g${n}` }));
  const isWhole = async (id: SampledSource, body: unknown) => {
    fake.gives(id, body);
    return (await ask(id)).isWhole;
  };
  const { himalayas, jobicy, remoteok, smartrecruiters, teamtailor, recruitee } = sourceSamples;
  expect(await isWhole('himalayas', himalayas.answer(items('himalayas', 20)))).toBe(false);
  expect(await isWhole('himalayas', himalayas.answer(items('himalayas', 3)))).toBe(true);
  expect(await isWhole('jobicy', jobicy.answer(items('jobicy', 100)))).toBe(false);
  expect(await isWhole('remoteok', remoteok.answer([]))).toBe(false);
  expect(await isWhole('smartrecruiters', smartrecruiters.answer([]))).toBe(true);
  const endless = { ...teamtailor.answer([teamtailor.item]), next_url: 'x' };
  expect(await isWhole('teamtailor', endless)).toBe(false);
  expect(await isWhole('recruitee', recruitee.answer([]))).toBe(true);
  // Of more, some were left out.
  expect(await isWhole('recruitee', recruitee.answer(items('recruitee', 2_001)))).toBe(false);
});

test('JOBS-04 all pages of a list are read, an entry on two pages once, and none of another host', async () => {
  const { item } = sourceSamples.smartrecruiters;
  const ids = ['1', '2', '2', '3'];
  fake.gives('smartrecruiters', (url: URL) => {
    const from = Number(url.searchParams.get('offset') ?? 0);
    const content = ids.slice(from, from + 2).map((id) => ({ ...item, id }));
    return { totalFound: ids.length, content };
  });
  const all = await ask('smartrecruiters');
  expect(all.postings.map(({ sourceRef }) => sourceRef)).toEqual(['acme/1', 'acme/2', 'acme/3']);
  expect(all.isWhole).toBe(true);
  expect(fake.asked).toHaveLength(2);

  fake.asked.length = 0;
  // The same server under another name.
  const elsewhere = `${fake.origin.replace('127.0.0.1', 'localhost')}/webfeed/2`;
  fake.gives('webfeed', { title: 'Jobs', items: [], next_url: elsewhere });
  expect((await ask('webfeed')).isWhole).toBe(false);
  expect(fake.asked).toHaveLength(1);
});

test('JOBS-04 a page that fails keeps the postings of those before it and closes none', async () => {
  const { item } = sourceSamples.smartrecruiters;
  fake.gives('smartrecruiters', ({ searchParams }: URL) =>
    searchParams.has('offset') ? { error: 'gone' } : { totalFound: 2, content: [item] },
  );
  const { postings, isWhole } = await ask('smartrecruiters');
  expect(postings).toHaveLength(1);
  expect(isWhole).toBe(false);
  expect(fake.asked).toHaveLength(2);
});

test('JOBS-04 what was read stays when the time is over before the next page', async () => {
  const { item } = sourceSamples.teamtailor;
  const clock = vi.spyOn(performance, 'now');
  fake.gives('teamtailor', () => {
    clock.mockReturnValue(performance.now() + 60_000);
    return { items: [item], next_url: '?page=2' };
  });
  const { postings, isWhole } = await ask('teamtailor').finally(() => clock.mockRestore());
  expect(postings).toHaveLength(1);
  expect(isWhole).toBe(false);
  expect(fake.asked).toHaveLength(1);
});

test('JOBS-04 a list without end is read up to a limit', async () => {
  const { item } = sourceSamples.teamtailor;
  fake.gives('teamtailor', ({ searchParams }: URL) => {
    const page = Number(searchParams.get('page') ?? 1);
    return { items: [{ ...item, id: page }], next_url: `?page=${page + 1}` };
  });
  expect((await ask('teamtailor')).postings).toHaveLength(10);
  expect(fake.asked).toHaveLength(10);
});

test('JOBS-04 keys and the registered address go where their source wants them', async () => {
  await Promise.all([ask('usajobs'), ask('arbeitsagentur')]);
  const of = (source: string) => fake.asked.find((each) => each.source === source)?.headers;
  expect(of('usajobs')).toMatchObject({
    'user-agent': 'us@example.test',
    'authorization-key': 'key of usajobs',
  });
  expect(of('arbeitsagentur')).toMatchObject({ 'x-api-key': 'key of arbeitsagentur' });
});

const problems: [SourceMode, string][] = [
  ['never', 'timeout'],
  ['trickle', 'timeout'],
  ['drops', 'unreachable'],
  ['down', 'failed'],
  ['broken', 'not-json'],
  ['html', 'not-json'],
  ['other-shape', 'wrong-shape'],
  ['huge', 'too-large'],
  ['bomb', 'too-large'],
  ['redirect', 'redirect'],
  ['refuses', 'refused'],
  ['absent', 'not-found'],
  ['busy', 'busy'],
];
test.each(problems)('REL-34 SEC-47 every source in mode %s fails as %s', async (mode, problem) => {
  for (const id of ids) fake.behaves(id, mode);
  const told = await Promise.all(
    ids.map((id) => ask(id, problem === 'timeout' ? 300 : 20_000).catch((error: unknown) => error)),
  );
  expect(told.map((each) => (each instanceof SourceFailure ? each.problem : each))).toEqual(
    ids.map(() => problem),
  );
  expect(fake.strays).toEqual([]);
});

const hostile = [
  null,
  true,
  -1,
  1e300,
  [],
  {},
  [[[]]],
  '',
  'x'.repeat(5_000),
  'N\u0000UL \uD800 \u202Etxt',
  '<script>alert(1)</script>&lt;script&gt;alert(2)&lt;/script&gt;<img src=x onerror=alert(3)>',
  'javascript:alert(1)',
  'https://linkedin-jobs.com/apply',
  "'; drop table users; --",
];

/** Variants of the entry, each with one hostile field. */
function hostileVariants(item: Record<string, unknown>): unknown[] {
  return Object.entries(item).flatMap(([key, value]) => {
    const inside =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? hostileVariants(value as Record<string, unknown>)
        : [];
    return [...hostile, ...inside].map((each) => ({ ...item, [key]: each }));
  });
}

test.each(ids)(
  'SEC-43 whatever a field of %s contains, the posting is storable or skipped',
  async (id) => {
    const { item, answer } = sourceSamples[id];
    const all = [null, 1, [], 'x', ...hostileVariants(item)];
    const asked = 40;
    for (let at = 0; at < all.length; at += asked) {
      fake.gives(id, answer(all.slice(at, at + asked)));
      const { postings } = await ask(id);
      await saveExternal(world.ctx(), { source: id, board: null, postings, isWhole: false });
    }
    const rows = await world.rows(externalPostings);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(row.description).not.toMatch(/<script|<img/iu);
      expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud800|\u202E|\[object/iu);
      expect(row.url ?? 'https://none').toMatch(/^https:\/\/(?!linkedin-jobs)/u);
      expect(row.title.length).toBeGreaterThan(0);
    }
    expect(world.failures).toEqual([]);
  },
);
