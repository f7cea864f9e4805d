import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { degrees } from '#domain/match/degree.ts';
import { isEligible } from '#domain/match/is-eligible.ts';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { defaultUsdRate } from '#domain/posting/yearly-rupees.ts';
import { createRandom } from '#server/db/demo/demo-random.ts';
import { users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { requireMember } from '#server/scopes.ts';
import type { Company } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { countEligibleStudents } from './eligible.store.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { loadStudents } from './match.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const names = ['Python', 'pandas', 'SQL', 'React', 'TypeScript', 'Node.js', 'Kneading'];
const random = createRandom(7);

type Person = Partial<typeof jobPreferences.$inferInsert> & { skills?: string[] };

async function addStudents(people: Person[]): Promise<string[]> {
  const ids = people.map(() => uuid());
  const times = { createdAt: world.now, updatedAt: world.now };
  await world.db
    .insert(users)
    .values(
      ids.map((id) => ({ id, name: 'Asha', email: `${id}@e.test`, emailVerified: true, ...times })),
    );
  await world.db
    .insert(profiles)
    .values(
      ids.map((id, at) => ({ id, userType: 'student' as const, skills: people[at]?.skills ?? [] })),
    );
  await world.db.insert(jobPreferences).values(
    ids.map((userId, at) => {
      const { skills: _, ...preferences } = people[at] ?? {};
      return {
        ...noPreferences,
        visibility: 'approved' as const,
        ...preferences,
        userId,
        updatedAt: world.now,
      };
    }),
  );
  for (const id of ids) await updateStudentSearch(world.ctx(), id);
  return ids;
}

const orNull = <T>(value: T) => (random.chance(0.3) ? null : value);

test('CO-03 the database counts exactly the students whom the rule finds eligible', async () => {
  const ids = await addStudents(
    Array.from({ length: 80 }, () => ({
      skills: random.some(names, random.whole(0, 4)),
      years: orNull(random.whole(0, 8)),
      degree: orNull(random.pick(degrees)),
      graduationYear: orNull(random.whole(2020, 2028)),
      permits: random.some(['IN', 'DE'], random.whole(0, 2)),
    })),
  );
  const students = (await loadStudents(world.ctx(), ids)).map((row) =>
    studentFactsOf(row, defaultUsdRate),
  );
  const scope = requireMember(world.ctx(await world.member(company)));
  const counts: number[] = [];
  for (let run = 0; run < 60; run++) {
    const [from, to] = [random.whole(2019, 2025), random.whole(2024, 2029)];
    const facts = postingFactsOf(
      {
        title: random.pick(['', 'SQL developer', 'Baker']),
        location: random.pick(['Pune, India', 'Berlin, Germany', 'Nowhere']),
        skills: random.some(names, random.whole(0, 5)),
        level: orNull(random.pick(['Entry Level', '1-3 years', '3-5 years', 'Lead'] as const)),
        type: random.pick(['Internship', 'Full-time']),
        category: null,
        workplace: 'onsite',
        salaryMin: null,
        salaryMax: null,
        salaryCurrency: null,
        salaryPeriod: null,
        deadline: null,
        minDegree: orNull(random.pick(degrees)),
        batchFrom: orNull(from),
        batchTo: orNull(to),
        needsPermit: random.chance(0.5),
        skillBadge: null,
      },
      defaultUsdRate,
    );
    const expected = students.filter((student) => isEligible(facts, student, world.now)).length;
    expect(await countEligibleStudents(world.ctx(), scope, facts), JSON.stringify(facts)).toBe(
      expected,
    );
    counts.push(expected);
  }
  expect(Math.max(...counts)).toBeGreaterThan(15);
  expect(Math.min(...counts)).toBeLessThan(5);
});

test('CO-03 fewer than ten students are not counted, nor those whom the company can’t find', async () => {
  const recruiter = await world.member(company);
  const countOf = async () =>
    (await world.call(recruiter).match.countEligible({ skills: ['Glassblowing'] })).atLeast;
  const person = { skills: ['Glassblowing'] };
  await addStudents(Array.from({ length: 9 }, () => person));
  await addStudents([
    { ...person, visibility: 'off' },
    { ...person, visibility: 'applied' },
  ]);
  expect(await countOf()).toBeNull();
  await addStudents([person]);
  expect(await countOf()).toBe(10);
  await addStudents(Array.from({ length: 9 }, () => person));
  expect(await countOf()).toBe(10);
  const interviewer = await world.member(company, 'interviewer');
  await expect(world.call(interviewer).match.countEligible({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
