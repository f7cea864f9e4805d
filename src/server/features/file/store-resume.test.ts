import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import { files, unclaimedKeys, waitingFiles } from '#server/db/tables/files.ts';
import { openFailingDatabase } from '#testing/failing-database.ts';
import { onePagePdf } from '#testing/row-makers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { removeOrphans } from './remove-file.ts';
import { storeResume } from './store-resume.ts';
import { storeAllWaiting, storeWaiting } from './store-waiting.ts';

const upload = (n = 0) => ({
  name: 'resume.pdf',
  bytes: Buffer.concat([onePagePdf, Buffer.from(`\n%${n}`)]),
});

const failingStorage = (world: World) => ({
  ...world.files,
  put: () => Promise.reject(new Error('the storage is away')),
  read: () => Promise.reject(new Error('the storage is away')),
  delete: () => Promise.reject(new Error('the storage is away')),
});

async function storedKeys(world: World): Promise<string[]> {
  const entries = await readdir(join(world.folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('incoming'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(world.folder, 'files/').length))
    .toSorted();
}

test('REL-31 a file uploaded during a storage outage waits complete, and is stored once, whatever the retries', async () => {
  await using world = await createWorld();
  const student = await world.student();
  const without = world.ctx(student, { files: failingStorage(world) });
  const { id } = await storeResume(without, upload());
  expect(await storeResume(without, upload())).toMatchObject({ id });
  expect(await world.tasks('file.store')).toEqual([{ fileId: id }]);
  await expect(storeWaiting(without, { fileId: id })).rejects.toThrow('away');
  expect(await world.rows(waitingFiles)).toMatchObject([{ fileId: id }]);

  const ctx = world.ctx({ kind: 'system' });
  await storeWaiting(ctx, { fileId: id });
  await storeWaiting(ctx, { fileId: id });
  expect(await world.rows(waitingFiles)).toEqual([]);
  const [row] = await world.rows(files);
  expect(await storedKeys(world)).toEqual([row?.key]);
  const stored = await world.files.read(row?.key ?? '');
  expect(await buffer(stored?.stream ?? Readable.from([]))).toEqual(upload().bytes);
});

test('REL-31 the hourly run stores what the task’s retries could not', async () => {
  await using world = await createWorld();
  const student = await world.student();
  for (const n of [1, 2, 3]) {
    await storeResume(world.ctx(student, { files: failingStorage(world) }), upload(n));
  }
  const ctx = world.ctx({ kind: 'system' });
  await expect(storeAllWaiting({ ...ctx, files: failingStorage(world) })).rejects.toThrow('away');
  expect(await world.rows(waitingFiles)).toHaveLength(3);
  await Promise.all([storeAllWaiting(ctx), storeAllWaiting(ctx)]);
  expect(await world.rows(waitingFiles)).toEqual([]);
  expect(await storedKeys(world)).toHaveLength(3);
});

test('REL-31 wherever an upload fails, an hour later there are no orphaned bytes and no missing ones', async () => {
  await using world = await createWorld();
  const student = await world.student();
  let tried = 0;
  for (const isAway of [false, true]) {
    for (const when of ['before', 'after'] as const) {
      for (let statement = 1; ; statement++) {
        await using failing = openFailingDatabase(world.connectionString, { statement, when });
        const options = { db: failing.db, ...(isAway && { files: failingStorage(world) }) };
        const work = storeResume(world.ctx(student, options), upload(++tried));
        await work.catch(() => undefined);
        if (!failing.hasFailed()) break;
      }
    }
  }
  expect(tried).toBeGreaterThan(20);
  expect(await removeOrphans(world.ctx({ kind: 'system' }))).toBe(0);
  const named = (await world.rows(files)).map(({ key }) => key);
  const waiting = await world.rows(waitingFiles);
  expect((await storedKeys(world)).length).toBeGreaterThan(named.length - waiting.length);

  world.passTime(2 * hourMs);
  const ctx = world.ctx({ kind: 'system' });
  const removed = await Promise.all([removeOrphans(ctx), removeOrphans(ctx)]);
  expect(Math.max(...removed)).toBeGreaterThan(0);
  await storeAllWaiting(ctx);
  expect(await storedKeys(world)).toEqual(named.toSorted());
  expect(await world.rows(unclaimedKeys)).toEqual([]);
});

test('REL-31 an upload too slow for its key is refused, and no file refers to deleted bytes', async () => {
  await using world = await createWorld();
  const student = await world.student();
  const slow = {
    ...world.files,
    put: async (...args: Parameters<typeof world.files.put>) => {
      await world.files.put(...args);
      world.passTime(2 * hourMs);
      await removeOrphans(world.ctx({ kind: 'system' }));
    },
  };
  await expect(storeResume(world.ctx(student, { files: slow }), upload())).rejects.toThrow();
  expect(await world.rows(files)).toEqual([]);
  expect(await storedKeys(world)).toEqual([]);
});
