import { constantFrom, integer, record, sample } from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import type { PostingFacts } from '#domain/match/match-facts.ts';
import { users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { requireMember } from '#server/scopes.ts';
import { createWorld } from '#testing/world.ts';
import { pageBestStudents } from './ranking.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const listOf = (text: string) => text.split(',');
const anyPerson = record({
  // Names from ten scripts, and names that are skills, occupations, towns and degrees.
  firstName: constantFrom(
    ...listOf(
      'Asha,Björn,प्रिया,王,محمد,Юрий,Γιώργος,דוד,สมชาย,민수,தமிழ்,Ruby,Swift,Go,Master,Paris,Deloris',
    ),
  ),
  lastName: constantFrom(
    ...listOf(
      ',Rao,शर्मा,小明,علي,Гагарин,Νικολάου,כהן,ใจดี,김,செல்வன்,Java,Engineer,Nurse,Excel,Python,Manager,Bachelor,Berlin',
    ),
  ),
  pronouns: constantFrom('', ' (she/her)', ' (he/him)', ' (they/them)'),
  college: constantFrom(
    ...listOf(
      'Caltech,XLRI,Institute of Java,Python University,College of Nursing Pune,清华大学,React Academy',
    ),
  ),
  graduationYear: integer({ min: 1994, max: 2054 }),
  createdDaysAgo: integer({ min: 0, max: 400 }),
});

const posting: PostingFacts = {
  skills: ['Java', 'Python', 'React', 'Microsoft Excel', 'Nursing', 'Go'],
  occupation: null,
  level: '1-3 years',
  isInternship: false,
  place: { text: 'Berlin, Germany', city: 'berlin', country: 'DE' },
  isRemote: false,
  salary: { min: 600_000, max: 800_000 },
  deadline: null,
  minDegree: 'bachelor',
  batchFrom: 2023,
  batchTo: 2025,
  needsPermit: false,
  skillBadge: null,
};

test('STJ-02 CO-04 a thousand swaps of name, pronouns, college and year change no candidate’s match', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const people = sample(anyPerson, { numRuns: 1000, seed: 16 }).map((each) => ({
    ...each,
    id: uuid(),
  }));
  const account = { emailVerified: true, updatedAt: world.now };
  await world.db.insert(users).values(
    people.map(({ id, firstName, lastName, createdDaysAgo }) => ({
      ...account,
      id,
      name: `${firstName} ${lastName}`,
      email: `${id}@example.test`,
      createdAt: new Date(world.now.getTime() - createdDaysAgo * 86_400_000),
    })),
  );
  await world.db.insert(profiles).values(
    people.map(({ id, firstName, lastName, pronouns, college }) => ({
      id,
      firstName,
      lastName: `${lastName}${pronouns}`,
      education: college,
      bio: `${firstName}${pronouns} studied at ${college}.`,
      skills: ['Java', 'SQL', 'Teamwork'],
      location: 'Pune, India',
      specialization: 'web_development',
    })),
  );
  await world.db.insert(jobPreferences).values(
    people.map(({ id, graduationYear }) => ({
      ...noPreferences,
      userId: id,
      years: 2,
      graduationYear,
      degree: 'bachelor' as const,
      expectedSalary: 60_000_000,
      visibility: 'approved' as const,
      updatedAt: world.now,
    })),
  );
  for (const { id } of people) await updateStudentSearch(world.ctx(), id);
  const scope = requireMember(world.ctx(await world.member(company)));
  const ranked = await pageBestStudents(world.ctx(), scope, posting, { limit: 1000, offset: 0 });
  expect(ranked).toHaveLength(1000);
  const [first] = ranked;
  expect(first?.score).toBeGreaterThan(0);
  expect([...new Set(ranked.map(({ score }) => score))]).toEqual([first?.score]);
}, 120_000);
