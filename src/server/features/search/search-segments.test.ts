import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { readQuery } from '#domain/search/read-query.ts';
import type { SearchCriteria } from '#domain/search/search-criteria.ts';
import type { Ctx } from '#server/context.ts';
import { createRandom } from '#server/db/demo/demo-random.ts';
import { searchChanges, searchSegments } from '#server/db/tables/search.ts';
import { createWorld, type World } from '#testing/world.ts';
import { findLonger } from './find-correction.ts';
import { findIds } from './find-ids.ts';
import { findPage } from './find-page.ts';
import { indexRows } from './index-rows.ts';
import { indexSegments } from './index-segments.ts';
import { countByBits, countByRows } from './search-counts.ts';
import type { Indexable } from './search-index.store.ts';

let world: World;
let random: ReturnType<typeof createRandom>;
let ids: string[];
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.pool.query(
    'truncate posting_search, search_segments, search_places, search_bits, search_changes, search_titles, search_words',
  );
  random = createRandom(29);
  ids = [];
});

const ctxOf = () => world.ctx({ kind: 'system' });
const titles = [
  'Product Manager',
  'Data Analyst',
  'Manager, Product Data',
  'React Developer',
  'Senior Developer',
  'C++ Engineer',
  'Entwicklerin',
  'Data 软件工程师',
];
const openings = ['', 'Wir suchen dich für unser Team: mit Leidenschaft und Neugier.'];
const skills = [
  'React',
  'SQL',
  'C',
  'C++',
  'Product Strategy',
  'Node.js',
  'Data Analyst',
  'Team lead',
];
const companies = ['Cedar Product Manager', 'Amber Data', 'İris Works'];
const places = ['Pune', 'Bengaluru', 'Berlin', 'Upper Castle', null];
const queries = [
  'product manager',
  'manager',
  'data analyst -react',
  '"product data"',
  'c++',
  'c',
  'react dev',
  'dev',
  '-manager',
  'entwickler',
  '工程师',
  'data -软件',
  'senior react developer',
  'sql data',
  '"data analyst"',
  'analyst "manager product"',
  'cedar',
  'the',
  'node.js',
  'nothing',
  '',
];
const minute = 60_000;

function makePosting(postingId: string): Indexable {
  const posted = new Date(world.now.getTime() - random.whole(1, 40) * minute);
  return {
    postingId,
    companyId: null,
    source: random.pick(['firstrung', 'other']),
    companyName: random.pick(companies),
    title: random.pick(titles),
    opening: random.pick(openings),
    skills: random.some(skills, random.whole(0, 4)),
    category: random.pick([...postingCategories.slice(0, 3), null]),
    type: random.pick([...postingTypes.slice(0, 3), null]),
    level: random.pick([...postingLevels.slice(0, 3), null]),
    location: random.pick(places),
    isRemote: random.chance(0.3),
    workplace: random.pick(['hybrid', 'onsite', null]),
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    deadline: random.chance(0.2)
      ? new Date(world.now.getTime() + random.whole(1, 90) * minute)
      : null,
    postedAt: posted,
    foundAt: posted,
  };
}

/** Applies these changes to the postings and deletes every tenth. */
async function write(changed: readonly string[]): Promise<void> {
  const open = changed.filter(() => random.chance(0.9)).map(makePosting);
  const ctx = ctxOf();
  await ctx.db.transaction((db) => indexRows({ ...ctx, db }, changed, open));
}

async function writeNew(count: number): Promise<void> {
  const added = Array.from({ length: count }, () => crypto.randomUUID());
  ids.push(...added);
  await write(added);
}

async function anySearch(ctx: Ctx): Promise<SearchCriteria> {
  const { terms } = readQuery(random.pick(queries));
  const some = <T>(list: readonly T[]) => (random.chance(0.12) ? random.some(list, 2) : []);
  const one = <T>(value: T) => (random.chance(0.1) ? value : null);
  const hides = random.chance(0.2);
  return {
    terms: await findLonger(ctx, terms),
    ...random.pick([
      { cities: [], placeMarks: [] },
      { cities: [], placeMarks: [] },
      { cities: [], placeMarks: [] },
      { cities: ['pune', 'bengaluru'], placeMarks: [] },
      { cities: ['upper castle'], placeMarks: ['¤in castle'] },
    ]),
    country: one('IN'),
    company: one('CEDAR product Manager'),
    type: some([0, 1, 2, 3]),
    level: some([0, 1, 2]),
    category: some([0, 1, 7]),
    workplace: some([0, 1, 2]),
    source: some(['firstrung', 'other', 'none']),
    salary: null,
    deadline: null,
    postedAfter: null,
    sort: random.pick(['relevance', 'relevance', 'relevance', 'date', 'company']),
    own: null,
    page: random.whole(1, 3),
    hidden: hides
      ? { postings: random.some(ids, 5), companies: ['amber data'] }
      : { postings: [], companies: [] },
  };
}

const chosenOf = (wanted: SearchCriteria) => ({
  type: wanted.type.map((at) => postingTypes[at] ?? ''),
  level: wanted.level.map((at) => postingLevels[at] ?? ''),
  category: wanted.category.map((at) => postingCategories[at] ?? ''),
  workplace: wanted.workplace.map((at) => workplaces[at] ?? ''),
  source: wanted.source,
});

/**
 * Compares both implementations in one snapshot. Returns how many searches the bitmaps could
 * answer.
 */
async function compare(rounds: number, later = 0): Promise<number> {
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    const fresh = { ...ctxOf(), now: new Date(world.now.getTime() + later) };
    await fresh.db.transaction(
      async (db) => {
        const ctx = { ...fresh, db };
        ctx.cache.drop('postings');
        const wanted = await anySearch(ctx);
        const chosen = chosenOf(wanted);
        const byBits = await countByBits(ctx, wanted, chosen);
        if (byBits === null) return;
        const byRows = await countByRows(ctx, wanted, chosen);
        const page = await findIds(ctx, wanted, { page: wanted.page, total: byRows.total });
        expect({ ...byBits, ids: byBits.ids ?? page }, JSON.stringify(wanted)).toEqual({
          ...byRows,
          ids: page,
        });
        count += 1;
      },
      { isolationLevel: 'repeatable read' },
    );
  }
  return count;
}

const segments = async () => (await world.rows(searchSegments)).length;
const changes = async () => (await world.rows(searchChanges)).length;

test('JOBS-01 bitmaps and rows return the same results for a search, however the bitmaps were built', async () => {
  await writeNew(100);
  expect(await compare(15)).toBeGreaterThan(5);
  await indexSegments(ctxOf(), 1);
  expect([await segments(), await changes()]).toEqual([1, 0]);
  expect(await compare(30)).toBeGreaterThan(15);
  // Covers a small and a large segment, and changes made since.
  await writeNew(20);
  await indexSegments(ctxOf(), 1);
  expect([await segments(), await changes()]).toEqual([2, 0]);
  await write(random.some(ids, 20));
  await writeNew(10);
  expect(await compare(30)).toBeGreaterThan(15);
  // Builds a segment that absorbs the small one. The large one now has unused positions.
  await indexSegments(ctxOf(), 1);
  expect([await segments(), await changes()]).toEqual([2, 0]);
  expect(await compare(30)).toBeGreaterThan(15);
  // Some deadlines pass before those postings leave the index.
  expect(await compare(15, 60 * minute)).toBeGreaterThan(5);
}, 60_000);

test('JOBS-01 bitmaps and rows agree at every moment while postings change and segments are built', async () => {
  await writeNew(120);
  await indexSegments(ctxOf(), 1);
  let isOver = false;
  const making = (async () => {
    while (!isOver) await indexSegments(ctxOf(), 1).catch(requireTimeout);
  })();
  const writing = (async () => {
    for (let round = 0; round < 15; round++) {
      await write(random.some(ids, 6));
      await writeNew(3);
    }
  })();
  const comparing = compare(30);
  await writing;
  expect(await comparing).toBeGreaterThan(15);
  isOver = true;
  await making;
  expect(await compare(15)).toBeGreaterThan(5);
}, 60_000);

/** Building segments yields to posting changes and is retried later. */
function requireTimeout(error: { cause?: { code?: string } }): void {
  expect(error.cause?.code).toBe('55P03');
}

test('JOBS-01 a posting is found as soon as it is written, with its current content, until it is deleted', async () => {
  await writeNew(30);
  await indexSegments(ctxOf(), 1);
  const id = ids[0] ?? '';
  const ctx = ctxOf();
  const found = async (q: string) => (await findPage(ctx, { q })).ids.includes(id);
  await ctx.db.transaction((db) =>
    indexRows(
      { ...ctx, db },
      [id],
      [{ ...makePosting(id), title: 'Lighthouse keeper', deadline: null }],
    ),
  );
  expect([await found('lighthouse'), await found('cedar lighthouse -lighthouse')]).toEqual([
    true,
    false,
  ]);
  await ctx.db.transaction((db) => indexRows({ ...ctx, db }, [id], []));
  expect(await found('lighthouse')).toBe(false);
  await indexSegments(ctxOf(), 1);
  expect(await found('lighthouse')).toBe(false);
});

test('PERF-05 few changes are read from their rows; more are merged into a segment', async () => {
  await writeNew(20);
  await indexSegments(ctxOf(), 50);
  expect(await segments()).toBe(0);
  await writeNew(40);
  await indexSegments(ctxOf(), 50);
  expect([await segments(), await changes()]).toEqual([1, 0]);
});
