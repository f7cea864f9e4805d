import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { externalPostings } from '#server/db/tables/external-postings.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { skills, studentSearch } from '#server/db/tables/search.ts';
import { createWorld, type World } from '#testing/world.ts';
import { updateMissingStudents } from './update-missing-students.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const sought = {
  ...noPreferences,
  years: 1,
  locations: ['Bangalore', 'bangalore', 'India'],
  expectedSalary: 60_000_000,
  degree: 'bachelor' as const,
  graduationYear: 2026,
  permits: ['IN', 'IN'],
};
const offered = {
  skills: ['TypeScript', 'PostgreSQL', 'Docker'],
  level: 'Entry Level',
  location: 'Bengaluru, India',
  salaryMin: 400_000_00,
  salaryMax: 500_000_00,
  salaryCurrency: 'INR',
  salaryPeriod: 'year' as const,
};

async function createStudent(of: { skills?: string[]; location?: string } = {}) {
  const student = await world.student();
  await world.db
    .update(profiles)
    .set({ skills: ['typescript', 'MySQL'], ...of })
    .where(eq(profiles.id, student.userId));
  return student;
}

const rowOf = async (userId: string) =>
  (await world.rows(studentSearch)).find((row) => row.userId === userId);

test('STJ-02 student and company see the same score for the same pair, part by part', async () => {
  const company = await world.company();
  const recruiter = await world.member(company);
  const posting = await world.posting(company, { ...offered, minDegree: 'master' });
  const student = await createStudent();
  await world.call(student).match.savePreferences({ ...sought, version: 0 });
  const application = await world.application({ posting, student });
  const own = await world.call(student).match.load({ postingId: posting.id });
  const received = await world
    .call(recruiter)
    .match.loadReceived({ applicationId: application.id });
  expect(own.score).toBe(74);
  expect(own.parts.map(({ value, points }) => [value, points])).toEqual([
    [50, 20],
    [100, 25],
    [100, 20],
    [60, 9],
  ]);
  expect(own.requirements).toEqual([{ requirement: 'degree', state: 'unmet' }]);
  const hidden = own.parts.map((each) =>
    each.part === 'salary' ? { ...each, evidence: { ...each.evidence, expected: null } } : each,
  );
  expect(received).toEqual({ ...own, parts: hidden });
});

test('STJ-02 an external posting is matched too, and a closed one is not found', async () => {
  const student = await createStudent();
  const row = {
    id: uuid(),
    source: 'board',
    sourceRef: 'a',
    title: 'Engineer',
    companyName: 'Else',
    description: 'Build.',
    skills: ['TypeScript'],
    isRemote: true,
    workplace: 'remote' as const,
    hostState: 'unknown' as const,
    sameKey: 'a',
    firstSeenAt: world.now,
    lastSeenAt: world.now,
  };
  const closed = { ...row, id: uuid(), sourceRef: 'b', closedAt: world.now };
  await world.db.insert(externalPostings).values([row, closed]);
  const { match } = world.call(student);
  expect((await match.load({ postingId: row.id })).score).toBe(100);
  expect(await world.refusal(() => match.load({ postingId: closed.id }))).toBe('NOT_FOUND');
});

test('STJ-02 monthly pay in dollars is compared with yearly pay in rupees', async () => {
  const company = await world.company();
  const monthly = { ...offered, salaryMin: 50_000, salaryMax: 55_000, salaryCurrency: 'USD' };
  const posting = await world.posting(company, { ...monthly, salaryPeriod: 'month' });
  const student = await createStudent();
  await world.call(student).match.savePreferences({ ...sought, version: 0 });
  const { parts } = await world.call(student).match.load({ postingId: posting.id });
  expect(parts.at(-1)).toMatchObject({
    value: 82,
    evidence: { expected: 600_000, min: 498_000, max: 547_800 },
  });
});

test('STJ-02 preferences are saved without duplicates, and another tab’s changes are not overwritten', async () => {
  const student = await createStudent();
  const { match } = world.call(student);
  expect(await match.loadPreferences({})).toEqual({ ...noPreferences, version: 0 });
  const saved = await match.savePreferences({ ...sought, version: 0 });
  const once = { ...sought, locations: ['Bangalore', 'India'], permits: ['IN'] };
  expect(saved).toEqual({ ...once, version: 1 });
  expect(await match.loadPreferences({})).toEqual(saved);
  for (const version of [0, 2]) {
    const late = () => match.savePreferences({ ...noPreferences, version });
    expect(await world.refusal(late)).toBe('PROFILE_CHANGED');
  }
  const both = await Promise.allSettled(
    [3, 4].map((years) => match.savePreferences({ ...sought, years, version: 1 })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('CO-04 a student who opted in has one index row, which follows the profile', async () => {
  const student = await createStudent({ skills: ['React'] });
  const { match, profile } = world.call(student);
  await match.savePreferences({ ...sought, version: 0 });
  expect(await rowOf(student.userId)).toBeUndefined();
  await match.savePreferences({ ...sought, visibility: 'applied', version: 1 });
  expect(await rowOf(student.userId)).toMatchObject({
    years: 1,
    cities: ['bengaluru'],
    cityCountries: ['IN'],
    countries: ['IN'],
    onlyApplied: true,
    expectedSalary: 600_000,
  });
  const { email: _, photoId: __, completeness: ___, ...form } = await profile.load({});
  await profile.update({ ...form, skills: ['Bread'] });
  const bread = (await world.rows(skills)).find(({ key }) => key === 'bread')?.id ?? 0;
  expect(await rowOf(student.userId)).toMatchObject({
    skillHalves: [bread * 2, bread * 2 + 1],
  });
  const admin = await world.admin();
  const user = { userId: student.userId, version: 2 };
  const { version } = await world.call(admin).account.setUserActive({ ...user, isActive: false });
  expect(await rowOf(student.userId)).toBeUndefined();
  await world.call(admin).account.setUserActive({ ...user, version, isActive: true });
  expect(await rowOf(student.userId)).toBeDefined();
  await match.savePreferences({ ...noPreferences, version: 2 });
  expect(await rowOf(student.userId)).toBeUndefined();
});

test('CO-04 a student who is indexed late counts as active when they last changed their preferences', async () => {
  const student = await createStudent();
  const { userId } = student;
  await world
    .call(student)
    .match.savePreferences({ ...sought, visibility: 'approved', version: 0 });
  const activeAt = new Date(world.now.getTime() - 9 * 24 * 60 * 60_000);
  const own = eq(jobPreferences.userId, userId);
  await world.db.update(jobPreferences).set({ updatedAt: activeAt }).where(own);
  await world.db.delete(studentSearch).where(eq(studentSearch.userId, userId));
  await updateMissingStudents(world.ctx());
  expect((await rowOf(userId))?.activeAt).toEqual(activeAt);
});
