import { constantFrom, integer, nat, option, record, sample, subarray } from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import type { PostingFacts, StudentFacts } from '#domain/match/match-facts.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { occupations } from '#domain/occupation/occupation-of.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { specializations } from '#domain/profile/specialization.ts';
import { users } from '#server/db/tables/accounts.ts';
import { postings } from '#server/db/tables/postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { requireMember } from '#server/scopes.ts';
import type { Company } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { loadStudents } from './match.store.ts';
import { loadBestPostings, pageBestStudents } from './ranking.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const names = [
  'JavaScript',
  'TS',
  'ReactJS',
  'Next.js',
  'node',
  'Python',
  'Django',
  'SQL',
  'postgres',
  'MySQL',
  'Docker',
  'k8s',
  'Bread',
  'C',
  'C++',
];
const places = [
  'Bengaluru',
  'Bangalore, India',
  'Pune',
  'India',
  'Berlin, Germany',
  'Germany',
  'Atlantis',
  'Remote',
];
const amount = option(constantFrom(0, 30_000_000, 60_000_000, 75_500_000, 120_000_000));
const some = subarray(names, { maxLength: 7 });
const currency = constantFrom('INR', 'USD', 'EUR');
const period = constantFrom('year' as const, 'month' as const);

const adminPosting = record({
  title: constantFrom(
    'Engineer',
    'React Developer',
    'Data Analyst',
    'Java Backend Developer',
    'Baker',
  ),
  category: option(constantFrom(...postingCategories)),
  skills: some,
  level: option(constantFrom(...postingLevels)),
  type: option(constantFrom(...postingTypes)),
  location: option(constantFrom(...places)),
  workplace: constantFrom('remote' as const, 'hybrid' as const, 'onsite' as const),
  pay: amount,
  more: nat(50_000_000),
  currency,
  period,
  age: integer({ min: 0, max: 5 }),
});
const anyStudent = record({
  specialization: option(constantFrom(...specializations)),
  skills: some,
  location: option(constantFrom(...places)),
  years: option(integer({ min: 0, max: 60 })),
  locations: subarray(places, { maxLength: 3 }),
  wantsRemote: constantFrom('no' as const, 'yes' as const, 'only' as const),
  expectedSalary: amount,
  currency: constantFrom('INR' as const, 'USD' as const),
  period,
});

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world?.[Symbol.asyncDispose]());

type Generated<T> = T extends { generate: (...args: never[]) => { value: infer V } } ? V : never;

async function addPostings(made: Generated<typeof adminPosting>[]): Promise<string[]> {
  const rows = made.map(({ pay, more, currency: code, period: per, age, ...each }) => ({
    ...each,
    companyId: company.id,
    id: uuid(),
    description: 'Build.',
    primaryRole: 'Engineer',
    duration: 'Full-time',
    salaryMin: pay,
    salaryMax: pay === null ? null : pay + more,
    salaryCurrency: pay === null ? null : code,
    salaryPeriod: pay === null ? null : per,
    state: 'active' as const,
    postedAt: new Date(world.now.getTime() - age * 86_400_000),
  }));
  const ids = rows.map(({ id }) => id);
  await world.db.insert(postings).values(rows);
  await indexPostings(world.ctx(), ids);
  return ids;
}

async function addStudents(made: Generated<typeof anyStudent>[]): Promise<string[]> {
  const ids = made.map(() => uuid());
  const account = { name: 'Asha', emailVerified: true, createdAt: world.now, updatedAt: world.now };
  await world.db
    .insert(users)
    .values(ids.map((id) => ({ ...account, id, email: `${id}@example.test` })));
  await world.db.insert(profiles).values(
    made.map(({ skills, location, specialization }, at) => ({
      id: ids[at] ?? '',
      skills,
      location,
      specialization,
    })),
  );
  await world.db.insert(jobPreferences).values(
    made.map(
      ({ years, locations, wantsRemote, expectedSalary, currency: code, period: per }, at) => ({
        ...noPreferences,
        years,
        locations,
        wantsRemote,
        expectedSalary,
        salaryCurrency: code,
        salaryPeriod: per,
        visibility: 'approved' as const,
        userId: ids[at] ?? '',
        updatedAt: world.now,
      }),
    ),
  );
  for (const id of ids) await updateStudentSearch(world.ctx(), id);
  return ids;
}

/** By score, then newest first; rows without a score last. */
const inOrder = <T extends { score: number | null; at: number; id: string }>(rows: T[]) =>
  rows
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.at - a.at || (a.id < b.id ? 1 : -1))
    .map(({ id, score }) => ({ id, score }));

test('STJ-02 CO-04 the database ranks postings and students by exactly the scores of the match function', async () => {
  const postingIds = await addPostings(sample(adminPosting, { numRuns: 150, seed: 5 }));
  const studentIds = await addStudents(sample(anyStudent, { numRuns: 150, seed: 5 }));
  const rows = new Map((await world.rows(postings)).map((row) => [row.id, row]));
  const offered = postingIds.flatMap((id) => {
    const row = rows.get(id);
    return row
      ? [{ id, at: row.postedAt?.getTime() ?? 0, facts: postingFactsOf(row, defaultUsdRate) }]
      : [];
  });
  const students = (await loadStudents(world.ctx(), studentIds)).map((row) => ({
    id: row.id,
    at: 0,
    facts: studentFactsOf(row, defaultUsdRate),
  }));
  const scoreOf = (posting: PostingFacts, student: StudentFacts) =>
    matchOf(posting, student, world.now).score;
  for (const { facts } of students) {
    const ranked = await loadBestPostings(world.ctx(), facts, { limit: 200 });
    const expected = offered.map((each) => ({ ...each, score: scoreOf(each.facts, facts) }));
    expect(ranked.map(({ id, score }) => ({ id, score }))).toEqual(inOrder(expected));
  }
  const scope = requireMember(world.ctx(await world.member(company)));
  for (const { facts } of offered) {
    const all = { limit: 200, offset: 0 };
    const ranked = await pageBestStudents(world.ctx(), scope, facts, all);
    const expected = students.map((each) => ({ ...each, score: scoreOf(facts, each.facts) }));
    expect(ranked).toEqual(inOrder(expected));
  }
});

test('CO-04 the relatedness of all occupations fits into one integer', () => {
  expect(4 ** occupations.length).toBeLessThan(Number.MAX_SAFE_INTEGER);
});
