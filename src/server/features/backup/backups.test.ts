import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { backups } from '#server/db/tables/backups.ts';
import { createWritten, installAt } from '#testing/calls/backup.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createDueBackup, sendBackup, storeBackup } from './backups.ts';

const write = (world: World, backupId: string) =>
  storeBackup(world.ctx({ kind: 'system' }), { backupId });
const actionsOf = async (world: World) => {
  const { items } = await world.call(await world.admin()).audit.list({});
  return items.map(({ action, target }) => [action, target.id]);
};

test('ADM-07 two clicks, even at once, make one backup; the next is made after it', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const asked = await Promise.all([1, 2, 3].map(() => world.call(admin).backup.create({})));
  expect(asked.filter(({ isNew }) => isNew)).toHaveLength(1);
  const [id] = new Set(asked.map((each) => each.id));
  expect(new Set(asked.map((each) => each.id)).size).toBe(1);
  expect(await world.tasks('backup.create')).toEqual([{ backupId: id }]);
  await write(world, id ?? '');
  expect(await world.call(admin).backup.create({})).toMatchObject({ isNew: true });
  expect(await world.rows(backups)).toHaveLength(2);
});

test('ADM-07 a backup is listed with what it holds, and downloaded as it was written', async () => {
  await using world = await createWorld();
  const { by, input } = await createWritten(world);
  const { items, database } = await world.call(by).backup.list({});
  expect(items).toMatchObject([
    { id: input.backupId, state: 'done', problem: null, contents: { lostFiles: 0 } },
  ]);
  expect(items[0]?.contents?.rows).toBeGreaterThan(0);
  expect(database.size).toBeGreaterThan(1_000_000);
  const { stream, size } = await sendBackup(world.ctx(by), input.backupId);
  const bytes = await buffer(stream);
  expect([bytes.length, size]).toEqual([items[0]?.size, items[0]?.size]);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(items[0]?.sha256);
  expect(await actionsOf(world)).toEqual([
    ['backup.downloaded', input.backupId],
    ['backup.created', input.backupId],
  ]);
});

test('ADM-07 a download requires reauthentication, and says when the file is gone', async () => {
  await using world = await createWorld();
  const { by, input } = await createWritten(world);
  const [row] = await world.rows(backups);
  world.passTime(60 * 60_000);
  const prepare = () => world.call(by).backup.prepareDownload(input);
  expect(await world.refusal(prepare)).toBe('CONFIRMATION_REQUIRED');
  await expect(sendBackup(world.ctx(by), input.backupId)).rejects.toMatchObject({
    refusal: 'CONFIRMATION_REQUIRED',
  });
  const other = await world.admin();
  await rm(`${world.folder}/backups/${row?.fileName}`);
  expect(await world.refusal(() => world.call(other).backup.prepareDownload(input))).toBe(
    'NOT_FOUND',
  );
  expect(await actionsOf(world)).toEqual([['backup.created', input.backupId]]);
});

test('ADM-07 a failed backup says why, and does not stop the next one', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const { id } = await world.call(admin).backup.create({});
  const broken = async () => {
    throw new Error('the disk is full');
  };
  const ctx = world.ctx({ kind: 'system' });
  await storeBackup({ ...ctx, backups: { ...ctx.backups, create: broken } }, { backupId: id });
  const { items } = await world.call(admin).backup.list({});
  expect(items).toMatchObject([{ state: 'failed', problem: 'the disk is full', size: null }]);
  expect(await world.call(admin).backup.create({})).toMatchObject({ isNew: true });
});

test('ADM-07 of two backups of one day the older is deleted, with its row', async () => {
  await using world = await createWorld();
  const first = await createWritten(world);
  world.passTime(60_000);
  const second = await createWritten(world);
  expect((await world.rows(backups)).map(({ id }) => id)).toEqual([second.input.backupId]);
  expect(first.input.backupId).not.toBe(second.input.backupId);
});

const system = (world: World) => world.ctx({ kind: 'system' });
async function finishDue(world: World) {
  await createDueBackup(system(world));
  for (const { id, state } of await world.rows(backups))
    if (state === 'waiting') await write(world, id);
}

test('ADM-07 the daily backup is made once a day at its hour, and not before the first night', async () => {
  await using world = await createWorld(new Date('2026-11-21T02:00:00Z'));
  await installAt(world, new Date('2026-11-21T01:00:00Z'));
  const admin = await world.admin();
  await finishDue(world);
  await finishDue(world);
  const { items, nextAt } = await world.call(admin).backup.list({});
  expect(items).toMatchObject([{ state: 'done', isScheduled: true }]);
  expect(nextAt).toEqual(new Date('2026-11-22T02:00:00Z'));
  expect(await actionsOf(world)).toEqual([['backup.created', items[0]?.id]]);
  world.passTime(dayMs - 1);
  await finishDue(world);
  expect(await world.rows(backups)).toHaveLength(1);
  world.passTime(1);
  await finishDue(world);
  expect(await world.rows(backups)).toHaveLength(2);
});

test('ADM-07 a new installation has no backup before the first hour of its schedule', async () => {
  await using world = await createWorld(new Date('2026-11-21T10:00:00Z'));
  await installAt(world, world.now);
  await finishDue(world);
  expect(await world.rows(backups)).toEqual([]);
});

test('ADM-07 the schedule can be turned off and moved to another hour', async () => {
  await using world = await createWorld(new Date('2026-11-21T04:59:00Z'));
  await installAt(world, new Date('2026-11-21T03:00:00Z'));
  const { setting, backup } = world.call(await world.admin());
  const save = async (change: { backsUpDaily?: boolean; backupHour?: number }) =>
    setting.saveBackups({ ...(await setting.loadAll({})).backups, ...change });
  await save({ backupHour: 5 });
  await finishDue(world);
  expect(await world.rows(backups)).toEqual([]);
  world.passTime(60_000);
  await save({ backsUpDaily: false });
  await finishDue(world);
  expect(await world.rows(backups)).toEqual([]);
  expect((await backup.list({})).nextAt).toBeNull();
  await save({ backsUpDaily: true });
  await finishDue(world);
  expect(await world.rows(backups)).toMatchObject([{ state: 'done' }]);
});

test('ADM-07 a daily backup that fails is tried three times, and an interrupted one does not block it', async () => {
  await using world = await createWorld(new Date('2026-11-21T03:00:00Z'));
  await installAt(world, new Date('2026-11-19T03:00:00Z'));
  const abandoned = { id: crypto.randomUUID(), state: 'running' as const };
  const longAgo = new Date(world.now.getTime() - dayMs - 1);
  await world.db.insert(backups).values({ ...abandoned, createdAt: longAgo });
  await createDueBackup(system(world));
  const states = (await world.rows(backups)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['failed', 'waiting']);
  for (const _try of [2, 3, 4]) {
    await world.db.update(backups).set({ state: 'failed' });
    await createDueBackup(system(world));
  }
  expect(await world.rows(backups)).toHaveLength(1 + 3);
});

test('ADM-07 a running backup shows how far it is', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const { id } = await world.call(admin).backup.create({});
  const ctx = system(world);
  const seen: (number | null | undefined)[] = [];
  const look = async () => seen.push((await world.call(admin).backup.list({})).items[0]?.progress);
  const create: typeof ctx.backups.create = (now, report) =>
    ctx.backups.create(now, async (percent) => {
      await report(percent);
      await look();
    });
  await storeBackup({ ...ctx, backups: { ...ctx.backups, create } }, { backupId: id });
  await look();
  const running = seen.slice(0, -1) as number[];
  expect(running.length).toBeGreaterThan(3);
  expect(running).toEqual(running.toSorted((a, b) => a - b));
  expect(running.at(-1)).toBeGreaterThan(90);
  expect(seen.at(-1)).toBeNull();
});

test('ADM-07 a failed backup shows no progress, also if its last report comes late', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const { id: backupId } = await world.call(admin).backup.create({});
  let late = async () => {};
  const ctx = system(world);
  const create: typeof ctx.backups.create = async (_now, report) => {
    late = () => report(40);
    throw new Error('The disk is full.');
  };
  await storeBackup({ ...ctx, backups: { ...ctx.backups, create } }, { backupId });
  await late();
  expect((await world.call(admin).backup.list({})).items).toMatchObject([
    { state: 'failed', progress: null },
  ]);
});

test('ADM-07 Optimize removes the dead rows of all tables, and the audit log names who asked', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const before = await world.call(admin).backup.list({});
  expect(before.database.optimization).toMatchObject({ lastAt: null, progress: null });
  world.passTime(60 * 60_000);
  const asked = await world.call(admin).backup.optimize({});
  // Not when the page was loaded, which may be long ago.
  expect(asked).toEqual({ isNew: true, askedAt: world.now });
  expect(await world.tasks('backup.optimize')).toEqual([{}]);
  expect(await actionsOf(world)).toMatchObject([['backup.optimized', expect.anything()]]);
  await system(world).optimizeTables();
  const { lastAt } = (await world.call(admin).backup.list({})).database.optimization;
  expect(lastAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});
