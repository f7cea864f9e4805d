import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { createWorld, type World } from '#testing/world.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());

const typed = {
  firstName: ' Asha ',
  lastName: 'Rao',
  bio: 'I build.',
  education: 'B. Tech.',
  location: 'Pune',
  phone: '+91 12345',
  skills: ['reactjs', 'React', 'k8s', 'Whittling', 'whittling'],
  specialization: 'web_development' as const,
};

test('PRAC-07 saving a profile normalizes its skills without duplicates, and others see the new name', async () => {
  const student = await world.student();
  const saved = await world.call(student).profile.update({ ...typed, version: 1 });
  expect(saved).toMatchObject({
    firstName: 'Asha',
    skills: ['React', 'Kubernetes', 'Whittling'],
    specialization: 'web_development',
    version: 2,
    completeness: { percent: 75, next: 'resume' },
  });
  expect(await world.call(student).profile.load({})).toEqual(saved);
  const [account] = await world.db.select().from(users).where(eq(users.id, student.userId));
  expect(account?.name).toBe('Asha Rao');
  const { resume, profile } = world.call(student);
  const { id: resumeId } = await resume.create({ name: 'First' });
  expect((await profile.load({})).completeness).toMatchObject({ percent: 95, next: 'photo' });
  await resume.setArchived({ resumeId, isArchived: true });
  expect((await profile.load({})).completeness?.next).toBe('resume');
});

test('PRAC-07 of two tabs the second is refused with what the first saved', async () => {
  const student = await world.student();
  const api = world.call(student);
  await api.profile.update({ ...typed, version: 1 });
  const second = { ...typed, bio: 'I cook.', version: 1 };
  expect(await world.refusal(() => api.profile.update(second))).toBe('PROFILE_CHANGED');
  await expect(api.profile.update(second)).rejects.toMatchObject({
    data: { bio: 'I build.', version: 2 },
  });
  const [a, b] = await Promise.allSettled([
    api.profile.update({ ...second, version: 2 }),
    api.profile.update({ ...typed, bio: 'I sing.', version: 2 }),
  ]);
  expect([a.status, b.status].toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  [{ firstName: '  ' }, 'FIELDS_REQUIRED'],
  [{ bio: 'x'.repeat(2_001) }, 'TEXT_TOO_LONG'],
  [{ skills: Array.from({ length: 51 }, (_, n) => `s${n}`) }, 'TEXT_TOO_LONG'],
  [{ specialization: 'alchemy' as never }, 'INVALID_INPUT'],
])('PRAC-07 the profile %o is refused: %s', async (wrong, refusal) => {
  const student = await world.student();
  const api = world.call(student);
  const refused = await world.refusal(() => api.profile.update({ ...typed, ...wrong, version: 1 }));
  expect(refused).toBe(refusal);
});

test('PRAC-07 only students have a completeness score', async () => {
  const member = await world.member(await world.company());
  expect(await world.call(member).profile.load({})).toMatchObject({ completeness: null });
});

async function publish(
  userId: string,
  shown: { showsContact?: boolean; showsResume?: boolean; isProfilePublic?: boolean } = {},
) {
  const set = { isProfilePublic: true, showsContact: false, showsResume: false, ...shown };
  await world.db
    .insert(userSettings)
    .values({ userId, ...set, updatedAt: world.now })
    .onConflictDoUpdate({ target: userSettings.userId, set });
  await world.db.update(profiles).set({ handle: 'asha' }).where(eq(profiles.id, userId));
}

test('PRAC-08 a public page shows only what its owner allows, and is not found when disabled', async () => {
  const student = await world.student({ name: 'Asha Rao', email: 'asha@example.test' });
  await world.call(student).profile.update({ ...typed, version: 1 });
  await world.file(student, { name: 'old.pdf' });
  world.passTime(1_000);
  await world.file(student, { name: 'new.pdf' });
  const api = world.call();

  expect(await world.refusal(() => api.profile.loadPublic({ handle: 'asha' }))).toBe('NOT_FOUND');
  await publish(student.userId);
  const page = await api.profile.loadPublic({ handle: ' ASHA ' });
  expect(page).toMatchObject({ name: 'Asha Rao', contact: null, resume: null });
  expect(JSON.stringify(page)).not.toMatch(/example\.test|\+91|pdf/u);
  await publish(student.userId, { showsContact: true, showsResume: true });
  expect(await api.profile.loadPublic({ handle: 'asha' })).toMatchObject({
    contact: { email: 'asha@example.test', phone: '+91 12345' },
    resume: { name: 'new.pdf' },
  });
  await publish(student.userId, { isProfilePublic: false, showsContact: true });
  expect(await world.refusal(() => api.profile.loadPublic({ handle: 'asha' }))).toBe('NOT_FOUND');
  await publish(student.userId);
  await world.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.userId));
  expect(await world.refusal(() => api.profile.loadPublic({ handle: 'asha' }))).toBe('NOT_FOUND');
});
