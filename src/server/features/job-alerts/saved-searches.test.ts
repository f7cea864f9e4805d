import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import {
  maxHiddenJobs,
  maxSavedSearches,
  maxRecentSearches,
} from '#domain/job-alerts/job-alert-limits.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let student: Awaited<ReturnType<World['student']>>;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const savedJobs = (of: Student = student) => world.call(of).savedJobs;
const jobAlerts = (of: Student = student) => world.call(of).jobAlerts;
const search = { name: 'Bakers', query: 'q=baker', alert: 'daily' as const };
const adminPosting = async () => world.posting(await world.company());

test('STJ-07 saving a posting is idempotent, and it can be removed', async () => {
  const { id: postingId } = await adminPosting();
  await Promise.all(
    Array.from({ length: 10 }, () => savedJobs().setSaved({ postingId, isSaved: true })),
  );
  const { items, total } = await savedJobs().listSaved({});
  expect(items.map(({ id, source, isOpen }) => [id, source, isOpen])).toEqual([
    [postingId, 'firstrung', true],
  ]);
  expect(total.count).toBe(1);
  await savedJobs().setSaved({ postingId, isSaved: false });
  await savedJobs().setSaved({ postingId, isSaved: false });
  expect((await savedJobs().listSaved({})).items).toEqual([]);
});

test('STJ-07 a saved posting that closes keeps its title and is marked as closed', async () => {
  const posting = await adminPosting();
  await savedJobs().setSaved({ postingId: posting.id, isSaved: true });
  for (const state of ['closed', 'removed']) {
    await world.pool.query('update job_postings set state = $2 where id = $1', [posting.id, state]);
    const { items } = await savedJobs().listSaved({});
    expect(items.map(({ title, isOpen }) => [title, isOpen])).toEqual([[posting.title, false]]);
  }
});

test('STJ-07 an open saved posting has the card that search shows, a closed one has none', async () => {
  const company = await world.company();
  const range = { salaryMin: 900_000, salaryMax: 1_200_000 };
  const pay = { ...range, salaryCurrency: 'INR', salaryPeriod: 'year' } as const;
  const [plain, applied, closed, answered] = [
    await world.posting(company, { ...pay, skills: ['Glazing'], location: 'Pune' }),
    await world.posting(company),
    await world.posting(company, { state: 'closed' }),
    await world.posting(company, { state: 'closed' }),
  ];
  await world.db
    .update(profiles)
    .set({ skills: ['Glazing'], location: 'Pune' })
    .where(eq(profiles.id, student.userId));
  await world.application({ posting: applied, student });
  await world.application({ posting: answered, student, status: 'rejected' });
  for (const { id: postingId } of [plain, applied, closed, answered])
    await savedJobs().setSaved({ postingId, isSaved: true });
  const { items } = await savedJobs().listSaved({});
  const cardOf = ({ id }: { id: string }) => items.find((item) => item.id === id)?.card;
  const found = await world.call(student).search.list({ company: company.name });
  for (const posting of [plain, applied])
    expect(cardOf(posting)).toEqual(found.items.find(({ id }) => id === posting.id));
  expect(cardOf(plain)).toMatchObject({ isSaved: true, status: null, salary: { max: 1_200_000 } });
  expect(cardOf(plain)?.match?.score).toBeGreaterThan(0);
  expect(cardOf(applied)?.status).toBe('pending');
  expect(cardOf(closed)).toBeNull();
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    [answered.id, 'rejected'],
    [closed.id, null],
    [applied.id, 'pending'],
    [plain.id, null],
  ]);
});

test('STJ-07 PERF-05 saved postings to pick from cost no cards and fewer statements', async () => {
  const { id } = await adminPosting();
  await savedJobs().setSaved({ postingId: id, isSaved: true });
  const { items } = await savedJobs().listSaved({ view: 'titles' });
  const [whole] = (await savedJobs().listSaved({})).items;
  expect(whole?.card).not.toBeNull();
  expect(items[0]).toEqual({ ...whole, card: null, status: null });
  const countOf = async (input: { view?: 'titles' }) =>
    (await recordStatements(world, student, (api) => api.savedJobs.listSaved(input))).length;
  expect(await countOf({ view: 'titles' })).toBeLessThan(await countOf({}));
});

test('STJ-07 PERF-05 the cards of saved postings cost the same statements for one as for many', async () => {
  const count = async () =>
    (await recordStatements(world, student, (api) => api.savedJobs.listSaved({}))).length;
  const save = async () =>
    savedJobs().setSaved({ postingId: (await adminPosting()).id, isSaved: true });
  await save();
  const ofOne = await count();
  for (let n = 0; n < 5; n++) await save();
  expect(await count()).toBe(ofOne);
});

test('STJ-07 saved and hidden postings and searches are private to their owner', async () => {
  const { id: postingId } = await adminPosting();
  await savedJobs().setSaved({ postingId, isSaved: true });
  await savedJobs().setHidden({ kind: 'company', target: 'Acme', isHidden: true });
  await jobAlerts().recordSearch({ query: 'q=baker' });
  const { id: searchId } = await jobAlerts().createSearch(search);
  const other = await world.student();
  expect((await savedJobs(other).listSaved({})).items).toEqual([]);
  expect((await savedJobs(other).listHidden({})).items).toEqual([]);
  expect(await jobAlerts(other).listSearches({})).toEqual({ recent: [], kept: [] });
  await jobAlerts(other).removeSearch({ searchId });
  await jobAlerts(other).removeRecentSearches({});
  expect(await jobAlerts().listSearches({})).toMatchObject({ recent: ['q=baker'], kept: [search] });
});

test.each([
  ['no posting', { kind: 'posting' as const, target: 'none' }],
  ['an unknown posting', { kind: 'posting' as const, target: crypto.randomUUID() }],
])('JOBS-01 %s cannot be hidden', async (_what, target) => {
  expect(await world.refusal(() => savedJobs().setHidden({ ...target, isHidden: true }))).toBe(
    'NOT_FOUND',
  );
});

test('JOBS-01 a company is hidden under one name, however it is written, and can be shown again', async () => {
  for (const target of ['Acme Labs', 'ACME LABS']) {
    await savedJobs().setHidden({ kind: 'company', target, isHidden: true });
  }
  expect((await savedJobs().listHidden({})).items).toEqual([
    { kind: 'company', target: 'acme labs', name: 'Acme Labs' },
  ]);
  world.passTime(1000);
  await savedJobs().setHidden({ kind: 'company', target: 'Zeta', isHidden: true });
  const named = async () => (await savedJobs().listHidden({})).items.map(({ name }) => name);
  expect(await named()).toEqual(['Zeta', 'Acme Labs']);
  await savedJobs().setHidden({ kind: 'company', target: 'Acme LABS', isHidden: false });
  expect(await named()).toEqual(['Zeta']);
});

test('JOBS-01 nobody can hide more than the limit, even with fifty concurrent requests', async () => {
  await world.pool.query(
    `insert into hidden_postings select $1, 'company', 'c' || n, 'C', now() from generate_series(1, $2) n`,
    [student.userId, maxHiddenJobs - 5],
  );
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      savedJobs().setHidden({ kind: 'company', target: `D${n}`, isHidden: true }),
    ),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect((await savedJobs().listHidden({})).items).toHaveLength(maxHiddenJobs);
  const again = { kind: 'company' as const, target: 'C1', isHidden: true };
  expect(await savedJobs().setHidden(again)).toMatchObject({ target: 'c1', isHidden: true });
  expect((await savedJobs().listHidden({})).items).toHaveLength(maxHiddenJobs);
});

test('STJ-07 recent searches are newest first, without duplicates, up to the limit', async () => {
  for (let n = 0; n < maxRecentSearches + 3; n++) {
    world.passTime(1000);
    await jobAlerts().recordSearch({ query: `q=word${n}` });
  }
  world.passTime(1000);
  const { recent } = await jobAlerts().recordSearch({ query: `?page=2&q=word5` });
  expect(recent).toHaveLength(maxRecentSearches);
  expect(recent.slice(0, 2)).toEqual(['q=word5', `q=word${maxRecentSearches + 2}`]);
  expect((await jobAlerts().removeRecentSearches({ query: 'q=word5' })).recent).not.toContain(
    'q=word5',
  );
  expect((await jobAlerts().recordSearch({ query: '  ' })).recent).toHaveLength(
    maxRecentSearches - 1,
  );
  expect((await jobAlerts().removeRecentSearches({})).recent).toEqual([]);
});

test('STJ-01 nobody can save more searches than the limit, even concurrently', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: maxSavedSearches + 5 }, (_, n) =>
      jobAlerts().createSearch({ ...search, name: `Search ${n}` }),
    ),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxSavedSearches);
  expect(await world.refusal(() => jobAlerts().createSearch(search))).toBe('TOO_MANY_KEPT');
});

test('STJ-01 of two tabs that change one search, the second is refused', async () => {
  const { id: searchId } = await jobAlerts().createSearch(search);
  const change = { searchId, name: 'Cooks', alert: 'weekly' as const, version: 1 };
  expect(await jobAlerts().updateSearch(change)).toMatchObject({ name: 'Cooks', version: 2 });
  expect(await world.refusal(() => jobAlerts().updateSearch(change))).toBe('SEARCH_CHANGED');
});
