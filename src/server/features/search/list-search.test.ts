import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchInput } from '#contract/search.ts';
import { recordStatements } from '#testing/record-statements.ts';
import type { Company } from '#testing/row-makers.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { indexDollars } from './index-dollars.ts';

let world: World;
let acme: Company;
let minute = 0;

/** Adds a posting of Acme, each one older than the previous. */
async function add(title: string, values: Parameters<World['posting']>[1] = {}) {
  minute++;
  const postedAt = new Date(world.now.getTime() - minute * 60_000);
  return world.posting(acme, { title, skills: ['Patience'], postedAt, ...values });
}

const lakh = 100_000 * 100;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company({ name: 'Acme Works' });
  await add('Software Engineer II', { location: 'Bangalore, India', level: 'Lead' });
  await add('Frontend Developer', {
    skills: ['JavaScript', 'React.js'],
    location: 'Bengaluru',
    type: 'Full-time',
  });
  await add('Front-End Engineer', { skills: ['TypeScript'], location: 'Bombay', type: 'Contract' });
  await add('Embedded Programmer', { skills: ['C'], category: 'Software Development' });
  await add('C++ Developer', { skills: ['C++'], category: 'Software Development' });
  await add('C# .NET Developer', { skills: [], category: 'Software Development' });
  await add('Cook', { skills: ['Cooking'], workplace: 'remote', location: 'Remote' });
  await add('Go-to-Market Manager', { category: 'Marketing' });
  await add('Go Developer', { skills: [] });
  await add('Email Designer', { category: 'Design' });
  await add('AI Engineer', { skills: [] });
  await add('Ward Nurse', { location: 'Prestige Tech Park, Whitefield' });
  await add('Rock Guide', { location: 'Little Rock' });
  await add('Night Baker', {
    salaryMin: 10 * lakh,
    salaryMax: 20 * lakh,
    salaryCurrency: 'INR',
    salaryPeriod: 'year',
  });
  await add('Baker of the Day', {
    salaryMin: 30_000_00,
    salaryMax: 40_000_00,
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
    deadline: new Date(world.now.getTime() + 2 * 86_400_000),
  });
  await add('Baking Intern', { deadline: new Date(world.now.getTime() + 10 * 86_400_000) });
});
afterAll(() => world?.[Symbol.asyncDispose]());

const titles = async (input: SearchInput) =>
  (await world.call().search.list(input)).items.map(({ title }) => title).sort();

test.each([
  ['baker', ['Baker of the Day', 'Night Baker']],
  ['bakers', ['Baker of the Day', 'Night Baker']],
  ['bak', ['Baker of the Day', 'Baking Intern', 'Night Baker']],
  ['bak ', []],
  ['"night baker"', ['Night Baker']],
  ['"baker night"', []],
  ['baker -night', ['Baker of the Day']],
  ['JS', ['Frontend Developer']],
  ['SDE', ['Embedded Programmer', 'Software Engineer II']],
  ['frontend', ['Front-End Engineer', 'Frontend Developer']],
  ['front-end', ['Front-End Engineer', 'Frontend Developer']],
  ['front end', ['Front-End Engineer', 'Frontend Developer']],
  ['C', ['Embedded Programmer']],
  ['c++', ['C++ Developer']],
  ['C#', ['C# .NET Developer']],
  ['.NET', ['C# .NET Developer']],
  ['Go', ['Go Developer']],
  ['AI', ['AI Engineer']],
  ['R', []],
  ['acme cook', ['Cook']],
  ['zzzzzz', []],
  ['remote', ['Cook']],
  ['cook wfh', ['Cook']],
  ['baking -remote', ['Baking Intern']],
  ['cook -remote', []],
  ['contract mumbai', ['Front-End Engineer']],
  ['react bangalore', ['Frontend Developer']],
  ['full time india', ['Frontend Developer']],
])('JOBS-01 %j finds %j', async (q, expected) => {
  expect(await titles({ q })).toEqual(expected);
});

test.each([
  ['bangalore', ['Frontend Developer', 'Software Engineer II']],
  ['Bengaluru, India', ['Frontend Developer', 'Software Engineer II']],
  ['Mumbai', ['Front-End Engineer']],
  ['Karnataka', ['Frontend Developer', 'Software Engineer II']],
  ['India', ['Front-End Engineer', 'Frontend Developer', 'Software Engineer II']],
  ['remote', ['Cook']],
  ['Atlantis', []],
  ['Whitefield', ['Ward Nurse']],
  ['tech park', ['Ward Nurse']],
  ['Park Whitefield', ['Ward Nurse']],
  ['Whitefield Atlantis', []],
  ['nurse', []],
  ['Little', ['Rock Guide']],
  ['Little Rock', ['Rock Guide']],
])('JOBS-01 in %j there is %j', async (location, expected) => {
  expect(await titles({ location })).toEqual(expected);
});

test('JOBS-01 a typo is corrected when nothing matches, and the correction is shown', async () => {
  const found = await world.call().search.list({ q: 'softwre enginer' });
  expect(found.corrected).toBe('software engineer');
  expect(found.items.map(({ title }) => title)).toContain('Software Engineer II');
  expect((await world.call().search.list({ q: 'developer' })).corrected).toBe(null);
  expect((await world.call().search.list({ q: 'qqqqqqqq' })).corrected).toBe(null);
});

test('JOBS-01 each facet’s counts ignore its own selection, and the total includes all selections', async () => {
  const found = await world.call().search.list({
    q: 'developer',
    category: ['Software Development'],
  });
  expect(found.total).toEqual({ count: 2, capped: false });
  expect(found.facets.category).toEqual([{ value: 'Software Development', count: 2 }]);
  expect(found.facets.workplace).toEqual([{ value: 'onsite', count: 2 }]);
  expect(found.facets.type).toEqual([]);
  const wider = await world.call().search.list({ q: 'front end', type: ['Contract'] });
  expect(wider.items).toHaveLength(1);
  expect(wider.facets.type).toEqual([
    { value: 'Contract', count: 1 },
    { value: 'Full-time', count: 1 },
  ]);
});

test('JOBS-02 on the public page a posting without a salary passes, and salaries are compared in dollars a year', async () => {
  const bakers = { q: 'baker', unit: 'usd' as const };
  expect(await titles({ ...bakers, salaryMin: 30_000 })).toEqual(['Baker of the Day']);
  expect(await titles({ ...bakers, salaryMax: 25_000 })).toEqual(['Night Baker']);
  expect(await titles({ q: 'baking', unit: 'usd', salaryMin: 100_000 })).toEqual(['Baking Intern']);
});

test.each([
  ['from', 'Carver', { salaryMin: 30_000_00, salaryMax: null }],
  ['up-to', 'Engraver', { salaryMin: null, salaryMax: 30_000_00 }],
] as const)(
  'JOBS-02 pay with only one end, %s, is compared by that end and shown as given',
  async (end, title, pay) => {
    const posting = await add(title, {
      ...pay,
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
    });
    const found = async (filter: SearchInput) =>
      (await world.call().search.list({ q: title, ...filter })).items;
    expect(await found({})).toMatchObject([
      { id: posting.id, payEnd: end, salary: { min: 30_000_00, max: 30_000_00 } },
    ]);
    expect(await found({ salaryMin: 20_000 })).toHaveLength(1);
    expect(await found({ salaryMin: 40_000 })).toHaveLength(0);
    expect(await found({ salaryMax: 20_000 })).toHaveLength(0);
    expect(await found({ unit: 'lpa', salaryMin: 20 })).toHaveLength(1);
  },
);

test('STJ-04 on the student page salaries are compared by midpoint in lakhs a year, at 83 rupees a dollar; postings without one fail', async () => {
  const bakers = { q: 'bak', unit: 'lpa' as const };
  expect(await titles({ ...bakers, salaryMin: 15 })).toEqual(['Baker of the Day', 'Night Baker']);
  expect(await titles({ ...bakers, salaryMin: 16 })).toEqual(['Baker of the Day']);
  expect(await titles({ ...bakers, salaryMin: 29, salaryMax: 30 })).toEqual(['Baker of the Day']);
  expect(await titles({ ...bakers, salaryMax: 15 })).toEqual(['Night Baker']);
});

test('STJ-04 salaries in dollars are compared at the configured exchange rate', async () => {
  const admin = await world.admin();
  const bakers = { q: 'bak', unit: 'lpa' as const, salaryMin: 30 };
  expect(await titles(bakers)).toEqual([]);
  const { general } = await world.call(admin).setting.loadAll({});
  const { version } = await world.call(admin).setting.saveGeneral({ ...general, usdRate: 90 });
  expect(await world.tasks('search.index-dollars')).toHaveLength(1);
  await indexDollars(world.ctx({ kind: 'system' }));
  expect(await titles(bakers)).toEqual(['Baker of the Day']);
  expect(await titles({ q: 'baker', unit: 'usd', salaryMax: 25_000 })).toEqual(['Night Baker']);
  await world.call(admin).setting.saveGeneral({ ...general, version });
  await indexDollars(world.ctx({ kind: 'system' }));
});

test('STJ-01 a deadline filter finds postings that end within this many days', async () => {
  expect(await titles({ deadline: 3 })).toEqual(['Baker of the Day']);
  expect(await titles({ deadline: 15 })).toEqual(['Baker of the Day', 'Baking Intern']);
});

test('JOBS-01 a posting is no longer found from the moment its deadline passes', async () => {
  const at = { now: new Date(world.now.getTime() + 3 * 86_400_000) };
  const found = await world.call(visitor, at).search.list({ q: 'baker' });
  expect(found.items.map(({ title }) => title)).toEqual(['Night Baker']);
  expect(found.total.count).toBe(1);
});

test('JOBS-01 a search can be sorted by relevance, date, salary and company', async () => {
  const first = async (sort: SearchInput['sort'], q?: string) =>
    (await world.call().search.list({ sort, ...(q && { q }) })).items[0]?.title;
  expect(await first('relevance', 'engineer')).toMatch(/Engineer/u);
  expect(await first('date')).toBe('Software Engineer II');
  expect(await first('salary')).toBe('Baker of the Day');
  expect(await first('salary', 'night')).toBe('Night Baker');
  const other = await world.company({ name: 'Aardvark' });
  await world.posting(other, { title: 'Zookeeper' });
  expect(await first('company')).toBe('Zookeeper');
});

test('JOBS-01 matches are highlighted in the title and in an excerpt of the description', async () => {
  const posting = await add('Senior Glass Blower', {
    description: `${'Words before it. '.repeat(40)}**You blow** vases.`,
  });
  const { items } = await world.call().search.list({ q: 'glass blow' });
  expect(items[0]?.id).toBe(posting.id);
  expect(items[0]?.titleParts).toEqual([
    { text: 'Senior ', isHit: false },
    { text: 'Glass', isHit: true },
    { text: ' ', isHit: false },
    { text: 'Blower', isHit: true },
  ]);
  const excerpt = items[0]?.excerpt ?? [];
  expect(excerpt.map(({ text }) => text).join('')).toMatch(/^….*You blow vases\.$/u);
  expect(excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: 'blow', isHit: true }]);
});

test('JOBS-01 a page beyond the end returns the last one; contradictory filters find nothing', async () => {
  const far = await world.call().search.list({ page: 900_000 });
  expect(far).toMatchObject({ page: 1, pages: 1 });
  expect(far.items.length).toBeGreaterThan(10);
  const words = await world.call().search.list({ q: 'baker', page: 77 });
  expect(words).toMatchObject({ page: 1, pages: 1 });
  const none = await world.call().search.list({ salaryMin: 9, salaryMax: 1, unit: 'lpa' });
  expect(none).toMatchObject({ items: [], page: 1, pages: 0, total: { count: 0 } });
});

test.each([
  ['\u0000'],
  ['a\u0000b'],
  ['\ud800'],
  ["'; drop table users; --"],
  ['((((&|!<->:*'],
  ['\\'.repeat(50)],
  ['%_%'],
  ['"'.repeat(301)],
  ['- - -'],
  ['\u202eאבג'],
  ['👩‍🚀 🚀'],
  ['longword'.repeat(1_250)],
  ['of the and'],
])('JOBS-01 %j gets a response in every search field', async (typed) => {
  for (const input of [
    { q: typed },
    { location: typed },
    { company: typed },
    { source: [typed.slice(0, 40)] },
  ])
    expect(await world.call().search.list(input)).toMatchObject({ page: 1 });
  expect(Array.isArray(await world.call().search.suggest({ q: typed }))).toBe(true);
});

test('STJ-02 a student sees which postings are saved and the status of their applications', async () => {
  const asha = await world.student();
  const posting = await add('Lighthouse Keeper');
  await world.application({ posting, student: asha, status: 'under_review' });
  await world.pool.query('insert into saved_postings values ($1, $2, now())', [
    asha.userId,
    posting.id,
  ]);
  const seen = { isSaved: true, status: 'under_review' };
  expect((await world.call(asha).search.list({ q: 'lighthouse' })).items).toMatchObject([seen]);
  expect(await world.call(asha).search.load({ postingId: posting.id })).toMatchObject(seen);
  const others = await world.call(await world.student()).search.list({ q: 'lighthouse' });
  expect(others.items).toMatchObject([{ isSaved: false, status: null }]);
});

test('JOBS-01 typing suggests titles, skills in any spelling, and companies', async () => {
  const offer = async (q: string) => world.call().search.suggest({ q });
  expect(await offer('softw')).toContainEqual({ text: 'Software Engineer II', kind: 'title' });
  expect(await offer('js')).toContainEqual({ text: 'JavaScript', kind: 'skill' });
  expect(await offer('acm')).toEqual([{ text: 'Acme Works', kind: 'company' }]);
  expect(await offer('')).toEqual([]);
  expect((await offer('e')).length).toBeLessThanOrEqual(8);
});

test('PERF-05 a search takes as many statements for one card as for twenty', async () => {
  const count = async (q: string) =>
    (await recordStatements(world, visitor, (api) => api.search.list({ q }))).length;
  expect(await count('cook ')).toBe(await count('developer '));
  expect(await count('developer ')).toBeLessThanOrEqual(6);
});

test('JOBS-01 postings are filtered by the workplace their company chose', async () => {
  await add('Locksmith Days', { location: 'Pune', workplace: 'hybrid' });
  await add('Locksmith Nights', { location: 'Pune' });
  await add('Locksmith Hotline', { location: 'Hybrid or not', workplace: 'remote' });
  const of = async (...workplace: ('remote' | 'hybrid' | 'onsite')[]) =>
    (await titles({ q: 'locksmith', workplace })).toSorted();
  expect(await of('hybrid')).toEqual(['Locksmith Days']);
  expect(await of('onsite')).toEqual(['Locksmith Nights']);
  expect(await of('remote', 'hybrid')).toEqual(['Locksmith Days', 'Locksmith Hotline']);
  const { items, facets } = await world
    .call()
    .search.list({ q: 'locksmith', workplace: ['onsite'] });
  expect(items.map(({ workplace }) => workplace)).toEqual(['onsite']);
  expect(facets.workplace.map(({ value }) => value).toSorted()).toEqual([
    'hybrid',
    'onsite',
    'remote',
  ]);
});

test('JOBS-01 postings are filtered by their age', async () => {
  const daysAgo = (days: number) => new Date(world.now.getTime() - days * 86_400_000 + 1_000);
  await add('Cooper Today', { postedAt: daysAgo(1) });
  await add('Cooper Last Week', { postedAt: daysAgo(7) });
  await add('Cooper Last Month', { postedAt: daysAgo(31) });
  const since = async (posted: 1 | 7 | 30) => (await titles({ q: 'cooper', posted })).toSorted();
  expect(await since(1)).toEqual(['Cooper Today']);
  expect(await since(7)).toEqual(['Cooper Last Week', 'Cooper Today']);
  expect(await since(30)).toEqual(['Cooper Last Week', 'Cooper Today']);
});

test('JOBS-02 in rupees, the public page compares lakhs a year and lets postings without pay pass', async () => {
  const bakers = { q: 'bak', unit: 'inr' as const };
  expect(await titles({ ...bakers, salaryMin: 21 })).toEqual(['Baker of the Day', 'Baking Intern']);
  expect(await titles({ ...bakers, salaryMax: 20 })).toEqual(['Baking Intern', 'Night Baker']);
});
