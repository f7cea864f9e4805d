import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchInput } from '#contract/search.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';

let world: World;
let asha: Awaited<ReturnType<World['student']>>;
let hiddenId: string;

beforeAll(async () => {
  world = await createWorld();
  asha = await world.student();
  const [acme, loud] = [
    await world.company({ name: 'Acme Works' }),
    await world.company({ name: 'Loud Ltd' }),
  ];
  const add = async (company: typeof acme, n: number) =>
    world.posting(company, {
      title: `Potter ${n}`,
      skills: [],
      location: 'Pune',
      type: n % 2 === 0 ? 'Full-time' : 'Contract',
      postedAt: new Date(world.now.getTime() - n * 60_000),
    });
  for (let n = 0; n < 22; n++) {
    const posting = await add(acme, n);
    if (n === 0) hiddenId = posting.id;
  }
  for (let n = 22; n < 26; n++) await add(loud, n);
  const savedJobs = world.call(asha).savedJobs;
  await savedJobs.setHidden({ kind: 'posting', target: hiddenId, isHidden: true });
  await savedJobs.setHidden({ kind: 'company', target: 'LOUD Ltd', isHidden: true });
}, 60_000);
afterAll(() => world?.[Symbol.asyncDispose]());

const read = async (who: Parameters<World['call']>[0], input: SearchInput) => {
  const { items, total, page, pages, facets } = await world.call(who).search.list(input);
  return {
    ids: items.map(({ id }) => id),
    companies: [...new Set(items.map(({ companyName }) => companyName))],
    total: total.count,
    page,
    pages,
    types: facets.type.map(({ value, count }) => [value, count]),
  };
};

test.each<SearchInput>([
  {},
  { q: 'potter' },
  { q: 'potter', sort: 'date' },
  { location: 'Pune' },
  { q: 'potter', sort: 'company' },
  { sort: 'salary' },
])('JOBS-01 the search %j shows a student nothing they hid', async (input) => {
  // A visitor who sees everything searches first, so that a wrongly shared cache would show.
  expect(await read(visitor, input)).toMatchObject({ total: 26, pages: 2 });
  const found = await read(asha, input);
  expect(found).toMatchObject({ total: 21, page: 1, pages: 2 });
  expect(found.companies).toEqual(['Acme Works']);
  const rest = await read(asha, { ...input, page: 2 });
  expect(rest).toMatchObject({ total: 21, page: 2 });
  const ids = [...found.ids, ...rest.ids];
  expect(new Set(ids).size).toBe(21);
  expect(ids).not.toContain(hiddenId);
  expect(found.types).toEqual([
    ['Contract', 11],
    ['Full-time', 10],
  ]);
  expect(await read(await world.student(), input)).toMatchObject({ total: 26 });
  expect(await read(visitor, input)).toMatchObject({ total: 26 });
});

test('JOBS-01 unhidden postings reappear; a search whose results are all hidden finds nothing', async () => {
  const bela = await world.student();
  const { savedJobs } = world.call(bela);
  const company = { kind: 'company', target: 'Acme Works' } as const;
  await savedJobs.setHidden({ ...company, isHidden: true });
  expect(await read(bela, { q: 'potter', type: ['Contract'] })).toMatchObject({ total: 2 });
  expect(await read(bela, { q: 'acme potter' })).toMatchObject({ total: 0, pages: 0, ids: [] });
  await savedJobs.setHidden({ ...company, isHidden: false });
  expect(await read(bela, { q: 'acme potter' })).toMatchObject({ total: 22 });
});

test('PERF-05 a student who hides nothing costs one extra statement', async () => {
  const other = await world.student();
  const statements = await recordStatements(world, other, (api) =>
    api.search.list({ q: 'potter' }),
  );
  const about = statements.filter(({ text }) => text.includes('hidden_postings'));
  expect(about).toHaveLength(1);
  expect(statements.filter(({ text }) => text.includes('search_found('))).toHaveLength(1);
  expect(statements.filter(({ text }) => text.includes('posting_search'))).toEqual([]);
});
