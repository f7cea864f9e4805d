import { expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { loadOpenAddresses, loadOpenParts } from './posting.store.ts';

const minute = 60_000;
const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);

test('CAR-01 only complete active postings of approved companies with a future deadline are listed', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const at = (ms: number) => new Date(world.now.getTime() + ms);
  await world.posting(company, { title: 'open' });
  await world.posting(company, { title: 'closes in a millisecond', deadline: at(1) });
  await world.posting(company, { title: 'closes now', deadline: world.now });
  await world.posting(company, { title: 'closed long ago', deadline: at(-minute) });
  await world.posting(company, { title: 'draft', state: 'draft', postedAt: null });
  await world.posting(company, { title: 'closed', state: 'closed' });
  for (const missing of ['description', 'primaryRole', 'duration', 'skills'] as const) {
    await world.posting(company, { title: `without ${missing}`, [missing]: null });
  }
  for (const status of ['requested', 'pending', 'rejected', 'suspended'] as const) {
    await world.posting(await world.company({ status }), { title: `of a ${status} company` });
  }
  const page = await world.call().posting.list({});
  expect(titles(page).toSorted()).toEqual(['closes in a millisecond', 'open']);
  expect(page).toMatchObject({ total: { count: 2, capped: false }, newer: null, older: null });
});

test('CAR-01 the newest posting comes first, by posting date', async () => {
  await using world = await createWorld();
  const company = await world.company();
  for (const [title, minutes] of [
    ['second', 2],
    ['first', 1],
    ['third', 3],
  ] as const) {
    await world.posting(company, {
      title,
      postedAt: new Date(world.now.getTime() - minutes * minute),
    });
  }
  expect(titles(await world.call().posting.list({}))).toEqual(['first', 'second', 'third']);
});

test('CAR-01 pages stay stable while postings are added and closed', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const add = (title: string) => {
    world.passTime(minute);
    return world.posting(company, { title });
  };
  for (let n = 1; n <= 7; n++) await add(`${n}`);
  const { list } = world.call().posting;
  const first = await list({ limit: 3 });
  expect(titles(first)).toEqual(['7', '6', '5']);
  expect(first.newer).toBeNull();
  await add('8');
  const second = await list({ limit: 3, after: first.older ?? '' });
  expect(titles(second)).toEqual(['4', '3', '2']);
  await add('9');
  await closePosting(world, '4');
  const third = await list({ limit: 3, after: second.older ?? '' });
  expect([titles(third), third.older]).toEqual([['1'], null]);
  const back = await list({ limit: 3, before: third.newer ?? '' });
  expect(titles(back)).toEqual(['5', '3', '2']);
  const newest = await list({ limit: 50, before: back.newer ?? '' });
  expect([titles(newest), newest.newer]).toEqual([['9', '8', '7', '6'], null]);
});

test('CAR-03 a card has all skills in order, and a posting without a duration is full-time', async () => {
  await using world = await createWorld();
  const company = await world.company({ name: 'Bakery & Sons' });
  const skills = ['SQL', 'C++', 'Go', 'Rust', 'Zig'];
  const posting = await world.posting(company, {
    skills,
    duration: '6 months',
    salaryMin: 100,
    salaryMax: 200,
    salaryCurrency: 'INR',
    salaryPeriod: 'month',
  });
  expect((await world.call().posting.list({})).items).toEqual([
    {
      id: posting.id,
      title: posting.title,
      companyName: 'Bakery & Sons',
      companySlug: company.slug,
      logoId: null,
      primaryRole: 'Backend Engineer',
      duration: '6 months',
      location: null,
      workplace: 'onsite',
      type: null,
      level: null,
      skills,
      salary: { min: 100, max: 200, currency: 'INR', period: 'month' },
      deadline: null,
      deadlineZone: null,
      postedAt: world.now,
    },
  ]);
});

test('CAR-02 with no open postings the list is empty and its total is zero', async () => {
  await using world = await createWorld();
  const page = await world.call().posting.list({});
  expect(page).toEqual({ items: [], newer: null, older: null, total: { count: 0, capped: false } });
});

async function closePosting(world: World, title: string): Promise<void> {
  await world.pool.query("update job_postings set state = 'closed' where title = $1", [title]);
}

test('SITE-10 the parts of a sitemap have every open posting once, the oldest first', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    world.passTime(minute);
    ids.push((await world.posting(company)).id);
  }
  const parts = await Promise.all(
    [0, 1, 2, 3].map((part) => loadOpenAddresses(world.ctx(), part, 2)),
  );
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
    [],
  ]);
  const changed = await loadOpenParts(world.ctx(), 2);
  expect(changed).toEqual(parts.slice(0, 3).map((part) => part.at(-1)?.updatedAt));
});
