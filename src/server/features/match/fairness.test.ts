import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { users } from '#server/db/tables/accounts.ts';
import { files } from '#server/db/tables/files.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { createWorld } from '#testing/world.ts';
import { updateStudentSearch } from './update-student-search.ts';

const people = [
  ['Rahul Sharma', 'He is 24, a young man.', 'IIT Bombay, 2024'],
  ['Fatima Sheikh', 'She is a mother of two, 41 years old.', 'Government College, Bhagalpur, 2004'],
  ['Sam Lee', 'They came back to study at 55.', ''],
  ["D'Angelo Washington", 'Fresh out of school!', 'Evening classes'],
] as const;
const skills = ['TypeScript', 'SQL', 'React', 'Python', 'Docker', 'Figma'];

test('SEC-66 changing name, gender, age, photo or college changes the match of none of 1,000 profiles', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const recruiter = await world.member(company);
  const posting = await world.posting(company, {
    skills: ['TypeScript', 'SQL', 'Docker'],
    level: '1-3 years',
    location: 'Pune',
    salaryMin: 60_000_000,
    salaryMax: 80_000_000,
    salaryCurrency: 'INR',
    salaryPeriod: 'year',
  });
  const ids = Array.from({ length: 1_000 }, () => uuid());
  const times = { createdAt: world.now, updatedAt: world.now };
  await world.db.insert(users).values(
    ids.map((id) => ({
      ...times,
      id,
      name: 'A',
      email: `${id}@example.test`,
      emailVerified: true,
    })),
  );
  await world.db.insert(profiles).values(
    ids.map((id, at) => ({
      id,
      skills: skills.filter((_skill, bit) => (at >> bit) % 2 === 1),
      location: at % 3 === 0 ? 'Pune' : 'Mumbai',
    })),
  );
  await world.db.insert(jobPreferences).values(
    ids.map((userId, at) => ({
      ...noPreferences,
      userId,
      years: at % 7,
      expectedSalary: at % 5 === 0 ? null : (at % 11) * 10_000_000,
      visibility: 'approved' as const,
      updatedAt: world.now,
    })),
  );
  const rewrite = async () => {
    for (const id of ids) await updateStudentSearch(world.ctx(), id);
  };
  const listAll = async () => {
    const scores = new Map<string, number | null>();
    for (let page = 1; page <= 50; page++) {
      const asked = { postingId: posting.id, page };
      const { items } = await world.call(recruiter).match.listCandidates(asked);
      for (const { id, score } of items) scores.set(id, score);
    }
    return scores;
  };
  await rewrite();
  const before = await listAll();
  expect(before.size).toBe(1_000);
  expect(new Set(before.values()).size).toBeGreaterThan(20);
  for (const [at, id] of ids.entries()) {
    const [name, bio, education] = people[at % people.length] ?? people[0];
    const photo = { id: uuid(), ownerId: id, purpose: 'photo' as const, key: id, name: 'me.jpg' };
    const bytes = {
      mediaType: 'image/jpeg',
      size: 1,
      sha256: 'f'.repeat(64),
      createdAt: world.now,
    };
    await world.db.insert(files).values({ ...photo, ...bytes });
    const [firstName = '', lastName = ''] = name.split(' ');
    const change = { firstName, lastName, bio, education, photoFileId: photo.id };
    await world.db.update(profiles).set(change).where(eq(profiles.id, id));
    await world.db.update(users).set({ name }).where(eq(users.id, id));
  }
  await rewrite();
  expect(await listAll()).toEqual(before);
}, 120_000);
