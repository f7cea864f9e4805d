import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { postingLevels } from '#domain/posting/posting.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { postingFactsOf, studentFactsOf } from '#server/features/match/facts-of.ts';
import { loadPostings, loadStudents } from '#server/features/match/match.store.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';
import { indexDollars } from './index-dollars.ts';

const offered = [['React', 'CSS'], ['React'], ['Java', 'SQL'], ['Bread'], []];
const titles = ['Frontend Developer', 'Java Developer', 'Baker'];

type Student = Awaited<ReturnType<World['student']>>;

let world: World;
let student: Student;
const ids: string[] = [];

async function addStudent(skills: string[]): Promise<Student> {
  const added = await world.student();
  const about = { skills, location: 'Pune' };
  await world.db.update(profiles).set(about).where(eq(profiles.id, added.userId));
  return added;
}

beforeAll(async () => {
  world = await createWorld();
  const company = await world.company();
  // Two of each with the same age, so that ids decide the order too.
  for (let at = 0; at < 48; at++) {
    const { id } = await world.posting(company, {
      title: titles[at % 3] ?? '',
      skills: offered[at % 5] ?? [],
      level: postingLevels[at % 4] ?? null,
      location: at % 2 === 0 ? 'Pune, India' : 'Chennai, India',
      salaryMin: (at % 7) * 10_000_000,
      salaryMax: (at % 7) * 10_000_000,
      salaryCurrency: 'INR',
      salaryPeriod: 'year',
      postedAt: new Date(world.now.getTime() - Math.floor(at / 16) * 3_600_000),
    });
    ids.push(id);
  }
  student = await addStudent(['React', 'CSS', 'JavaScript']);
  await world.call(student).match.savePreferences({
    ...noPreferences,
    years: 1,
    locations: ['Pune'],
    expectedSalary: 600_000,
    salaryCurrency: 'USD',
    visibility: 'approved',
    version: 0,
  });
});
afterAll(() => world?.[Symbol.asyncDispose]());

const pageOf = (who: Student | typeof visitor, page: number, q?: string) =>
  world.call(who).search.list({ sort: 'match', page, ...(q && { q }) });

async function expectedOrder(usdRate = defaultUsdRate) {
  const [row] = await loadStudents(world.ctx(), [student.userId]);
  if (row === undefined) throw new Error('The student is gone.');
  const facts = studentFactsOf(row, usdRate);
  const rows = await loadPostings(world.ctx(), ids);
  const at = (id: string) => Math.floor(ids.indexOf(id) / 16);
  return rows
    .map((each) => ({
      id: each.id,
      score: matchOf(postingFactsOf(each, usdRate), facts, world.now).score,
    }))
    .toSorted(
      (a, b) => (b.score ?? -1) - (a.score ?? -1) || at(a.id) - at(b.id) || (a.id < b.id ? 1 : -1),
    );
}

test('STJ-02 sorted by match, a student’s postings are in the order of the scores on their cards', async () => {
  const pages = [await pageOf(student, 1), await pageOf(student, 2), await pageOf(student, 3)];
  const shown = pages.flatMap(({ items }) =>
    items.map(({ id, match }) => ({ id, score: match?.score ?? null })),
  );
  const expected = await expectedOrder();
  expect(new Set(expected.map(({ score }) => score)).size).toBeGreaterThan(5);
  expect(shown).toEqual(expected);
  expect(pages[0]?.total.count).toBe(48);
});

test('STJ-02 keywords narrow the results sorted by match and keep their order', async () => {
  const { items } = await pageOf(student, 1, 'frontend');
  const found = new Set(items.map(({ id }) => id));
  expect(items.map(({ id }) => id)).toEqual(
    (await expectedOrder()).map(({ id }) => id).filter((id) => found.has(id)),
  );
  expect(items).toHaveLength(16);
});

test('STJ-02 sorting by match uses the current student’s scores, and relevance for a visitor', async () => {
  const other = await addStudent(['Java', 'SQL']);
  const own = (await pageOf(student, 1)).items;
  const others = (await pageOf(other, 1)).items;
  const pickDuplicate = (items: typeof own) => items[0]?.skills;
  expect(pickDuplicate(own)).toEqual(['React', 'CSS']);
  expect(pickDuplicate(others)).toEqual(['Java', 'SQL']);
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
  const relevant = await world.call(visitor).search.list({ sort: 'relevance' });
  expect(idsOf((await pageOf(visitor, 1)).items)).toEqual(idsOf(relevant.items));
});

test('STJ-02 CO-04 matches and student rows use the exchange rate from the settings', async () => {
  const admin = await world.admin();
  const { general } = await world.call(admin).setting.loadAll({});
  const expects = async () => {
    const [row] = await world.rows(studentSearch);
    return row?.expectedSalary;
  };
  const activity = async () =>
    new Map((await world.rows(studentSearch)).map((row) => [row.userId, row.activeAt]));
  const before = await activity();
  world.passTime(1_000);
  expect(await expects()).toBe(6_000 * general.usdRate);
  await world.call(admin).setting.saveGeneral({ ...general, usdRate: 200 });
  await indexDollars(world.ctx({ kind: 'system' }));
  expect(await expects()).toBe(6_000 * 200);
  expect(await activity()).toEqual(before);
  const { items } = await pageOf(student, 1);
  const expected = (await expectedOrder(200)).slice(0, 20);
  expect(items.map(({ id, match }) => ({ id, score: match?.score ?? null }))).toEqual(expected);
  const { parts } = await world.call(student).match.load({ postingId: items[0]?.id ?? '' });
  expect(parts.find(({ part }) => part === 'salary')?.evidence).toMatchObject({
    expected: 6_000 * 200,
  });
});
