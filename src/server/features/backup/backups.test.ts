import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { backups } from '#server/db/tables/backups.ts';
import { createWritten } from '#testing/calls/backup.ts';
import { createWorld, type World } from '#testing/world.ts';
import { sendBackup } from './send-backup.ts';
import { storeBackup } from './store-backup.ts';

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

test('ADM-07 a download asks again who it is, and says when the file is gone', async () => {
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
