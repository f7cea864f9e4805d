import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPreferences } from '#domain/match/job-preferences.ts';
import { inTransaction } from '#server/context.ts';
import { studentSearch } from '#server/db/tables/search.ts';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';
import { savePreferences } from './preferences.ts';
import { updateStudentSearch } from './update-student-search.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const rowOf = async (userId: string) =>
  (await world.rows(studentSearch)).find((row) => row.userId === userId);

async function createVisible() {
  const student = await world.student();
  const preferences = { ...noPreferences, visibility: 'approved' as const, version: 0 };
  return { student, saved: await world.call(student).match.savePreferences(preferences) };
}

test('CO-04 a student who hides while a job rewrites the index stays hidden', async () => {
  const { student, saved } = await createVisible();
  expect(await rowOf(student.userId)).toBeDefined();
  let rewriting: Promise<void> | undefined;
  await inTransaction(world.ctx(student), async (tx) => {
    await savePreferences(tx, { ...saved, visibility: 'off' });
    rewriting = inTransaction(world.ctx(), (job) => updateStudentSearch(job, student.userId));
    await untilBlocked(world);
  });
  await rewriting;
  expect(await rowOf(student.userId)).toBeUndefined();
});

test('CO-04 a job that rewrites the index never sets back when a student was active', async () => {
  const { student } = await createVisible();
  const yesterday = new Date(world.now.getTime() - 86_400_000);
  await updateStudentSearch(world.ctx(), student.userId, yesterday);
  expect((await rowOf(student.userId))?.activeAt).toEqual(world.now);
});
