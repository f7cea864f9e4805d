import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadHealth, loadOverview } from './load-health.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const statesOf = async (change: Partial<ReturnType<World['ctx']>> = {}) => {
  const mail = { kind: 'smtp' as const, check: async () => {} };
  const { parts } = await loadHealth({ ...world.ctx(await world.admin()), mail, ...change });
  return Object.fromEntries(parts.map(({ name, state }) => [name, state]));
};
const allWell = {
  database: 'operational',
  authentication: 'operational',
  storage: 'operational',
  tasks: 'operational',
  mail: 'operational',
};

test('ADM-02 every part is tried out, and nothing of it stays behind', async () => {
  const admin = world.ctx(await world.admin());
  expect(await statesOf()).toEqual(allWell);
  expect(await admin.db.$count(sessions, sql`${sessions.token} like 'probe %'`)).toBe(0);
});

test('ADM-02 a part that fails is down, and the others are reported all the same', async () => {
  const { files, tasks } = world.ctx(await world.admin());
  const broken = async () => {
    throw new Error('The disk is gone.');
  };
  expect(await statesOf({ files: { ...files, read: broken } })).toEqual({
    ...allWell,
    storage: 'down',
  });
  expect(await statesOf({ mail: { kind: 'smtp', check: broken } })).toMatchObject({ mail: 'down' });
  const hours = new Date(world.now.getTime() - 60 * 60_000);
  expect(await statesOf({ tasks: { ...tasks, oldestDue: async () => hours } })).toMatchObject({
    tasks: 'down',
  });
});

test('ADM-02 email that is kept on the server instead of sent is not operational', async () => {
  const { mail } = world.ctx(await world.admin());
  expect(await statesOf({ mail })).toMatchObject({ mail: 'degraded' });
});

test('ADM-02 a part that hangs is down after its time limit', async () => {
  const { files } = world.ctx(await world.admin());
  const hangs = () => new Promise<never>(() => {});
  expect(await statesOf({ files: { ...files, put: hangs } })).toMatchObject({ storage: 'down' });
});

test('ADM-02 the oldest due job is found, not the failed or later ones', async () => {
  const admin = world.ctx(await world.admin());
  expect(await admin.tasks.oldestDue(admin.db)).toBeNull();
  const later = new Date(Date.now() + 60 * 60_000);
  await admin.tasks.add(admin.db, 'file.remove', { key: 'x' }, { startAfter: later });
  expect(await admin.tasks.oldestDue(admin.db)).toBeNull();
  await admin.tasks.add(admin.db, 'file.remove', { key: 'y' });
  expect(await admin.tasks.oldestDue(admin.db)).toBeInstanceOf(Date);
});

test('ADM-02 growth compares the last 30 days with the 30 before, if there is anything older', async () => {
  const admin = world.ctx(await world.admin());
  const first = await loadOverview(admin);
  expect(first.applications).toEqual({
    total: { count: 0, capped: false },
    recent: 0,
    before: null,
  });
  for (const days of [1, 29, 31, 59, 61]) {
    const student = await world.student();
    const at = new Date(world.now.getTime() - days * 24 * 60 * 60_000);
    await admin.db
      .update(profiles)
      .set({ createdAt: at })
      .where(sql`${profiles.id} = ${student.userId}`);
  }
  const { users } = await loadOverview(admin);
  expect(users).toEqual({
    total: { count: first.users.total.count + 5, capped: false },
    recent: first.users.recent + 2,
    before: 2,
  });
});

test('ADM-02 what waits for an administrator is counted', async () => {
  const admin = world.ctx(await world.admin());
  const { attention } = await loadOverview(admin);
  await addFailedTask(world.pool);
  expect((await loadOverview(admin)).attention).toEqual({
    ...attention,
    failedTasks: attention.failedTasks + 1,
  });
});

test('ADM-02 only an administrator sees any of it', async () => {
  const student = world.ctx(await world.student());
  await expect(loadHealth(student)).rejects.toMatchObject({ refusal: 'FORBIDDEN' });
  await expect(loadOverview(student)).rejects.toMatchObject({ refusal: 'FORBIDDEN' });
});
