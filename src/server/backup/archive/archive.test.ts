import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts';
import { readPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { openPool } from '#server/db/open-pool.ts';
import { type FakeS3, startFakeS3 } from '#testing/fake-s3.ts';
import { takeTurns } from '#testing/take-turns.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { type ArchiveStore, createFolderArchive } from './archive-store.ts';
import { startArchiver } from './archiver.ts';
import { createBucketArchive } from './bucket-archive.ts';
import { restoreArchive } from './restore-archive.ts';

const log = pino({ level: 'silent' });
const keyFingerprint = 'a'.repeat(64);

/** A folder, or another store. */
type Place = string | ArchiveStore;
const storeOf = (place: Place) => (typeof place === 'string' ? createFolderArchive(place) : place);

async function startSite(dataDir: string, place: Place, changed = {}) {
  await mkdir(dataDir, { recursive: true });
  const database = await startEmbedded({ dataDir, log, isArchived: true });
  const store = storeOf(place);
  const archiver = archiverOf(database, dataDir, place, changed);
  const { pool } = openPool({ connectionString: database.connectionString, max: 4 }, () => {});
  const close = async () => {
    await archiver.stop();
    await pool.end();
    await database.release();
  };
  return { database, store, archiver, pool, close, [Symbol.asyncDispose]: close };
}

const archiverOf = (database: EmbeddedDatabase, dataDir: string, place: Place, changed = {}) =>
  startArchiver({
    cluster: database.folder,
    superConnectionString: database.superConnectionString,
    store: storeOf(place),
    dataDir,
    filesFolder: join(dataDir, 'files'),
    keyFingerprint,
    retentionDays: 7,
    lastBaseTime: async () => new Date(0),
    log,
    everyMs: 200,
    ...changed,
  });

async function lose(dataDir: string) {
  const pid = await readPostmasterPid(join(dataDir, 'postgres'));
  process.kill(pid ?? 0, 'SIGKILL');
  await rm(dataDir, { recursive: true, maxRetries: 20 });
}

const archiveIn = ({ endpoint, bucket }: FakeS3, options = {}) =>
  createBucketArchive({
    ...{ bucket, endpoint, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' },
    ...{ folder: 'firstrung', ...options },
  });

async function openPlace(kind: 'folder' | 'bucket', path: string) {
  if (kind === 'folder') {
    await mkdir(path);
    return { place: path, [Symbol.asyncDispose]: async () => {} };
  }
  const s3 = await startFakeS3('archive');
  // A list of everything has several pages.
  s3.pageSize = 5;
  return { place: archiveIn(s3), [Symbol.asyncDispose]: () => s3[Symbol.asyncDispose]() };
}

test.each(takeTurns(['folder', 'bucket'] as const, 0))(
  'REL-42 after the disk is lost under load, everything up to the noted moment comes back from a %s',
  async (kind) => {
    await using folder = await temporaryFolder();
    const dataDir = join(folder.path, 'data');
    await using opened = await openPlace(kind, join(folder.path, 'archive'));
    const { place } = opened;
    const { pool, archiver } = await startSite(dataDir, place);
    await pool.query('create table ledger (id uuid primary key, text text)');
    const written: { id: string; at: Date }[] = [];
    let isLost = false;
    const write = async () => {
      while (!isLost) {
        const id = randomUUID();
        const key = `2026/11/${id}`;
        await mkdir(join(dataDir, 'files', '2026', '11'), { recursive: true });
        await writeFile(join(dataDir, 'files', key), id);
        await pool.query('insert into ledger values ($1, $2)', [id, 'x'.repeat(500)]);
        written.push({ id, at: new Date() });
        // Else a slow machine would have ever more to archive.
        await wait(5);
      }
    };
    const writers = [write(), write()].map((each) => each.catch(() => {}));
    const since = Date.now();
    let status = await archiver.status();
    while (!status.safeUntil || status.safeUntil.getTime() < since + 1_500) {
      await wait(50);
      status = await archiver.status();
    }
    const lostAt = Date.now();
    await lose(dataDir);
    isLost = true;
    await Promise.all(writers);
    await Promise.all([pool.end(), archiver.stop()]);
    expect(lostAt - status.safeUntil.getTime()).toBeLessThan(60_000);

    const target = join(folder.path, 'restored');
    const store = storeOf(place);
    const restored = await restoreArchive({ store, dataDir: target, log });
    expect(restored.safeUntil?.getTime()).toBeGreaterThanOrEqual(status.safeUntil.getTime());
    await using site = await startSite(target, place);
    const { rows } = await site.pool.query<{ id: string }>('select id from ledger');
    const found = new Set(rows.map(({ id }) => id));
    const safe = written.filter(({ at }) => at <= (restored.safeUntil ?? new Date(0)));
    expect(safe.length).toBeGreaterThan(100);
    expect(safe.filter(({ id }) => !found.has(id))).toEqual([]);
    for (const id of found)
      expect(await readFile(join(target, 'files', '2026', '11', id), 'utf8')).toBe(id);
  },
  120_000,
);

test('REL-42 an archive in a bucket says what is wrong with it, and goes on when it is back', async () => {
  await using folder = await temporaryFolder();
  await using s3 = await startFakeS3('archive');
  const dataDir = join(folder.path, 'data');
  const place = archiveIn(s3, { timeLimitMs: 500 });
  await using site = await startSite(dataDir, place);
  await isSafeAt(new Date(), site);
  expect((await site.archiver.status()).isSameDisk).toBe(false);
  for (const mode of ['down', 'hangs'] as const) {
    s3.mode = mode;
    await until(async () => (await site.archiver.status()).problem !== null);
    const { problem, safeUntil } = await site.archiver.status();
    expect(problem).toMatch(/^s3:\/\/archive\/firstrung at http:.* can’t be read/u);
    s3.mode = 'ok';
    await isSafeAt(safeUntil ?? new Date(), site);
    expect((await site.archiver.status()).problem).toBeNull();
  }
  for (const key of s3.objects.keys())
    expect(key).toMatch(/^firstrung\/(base|wal|files|\w+\.json)/u);
  const missing = archiveIn(s3, { bucket: 'missing' });
  await expect(missing.requirePlace()).rejects.toThrow('(NoSuchBucket)');
  const elsewhere = archiveIn(s3, { folder: 'first' });
  expect(await elsewhere.list('base')).toEqual([]);
}, 120_000);

const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await wait(50);
};
const isSafeAt = (
  at: Date,
  { archiver }: Pick<Awaited<ReturnType<typeof startSite>>, 'archiver'>,
) => until(async () => ((await archiver.status()).safeUntil ?? new Date(0)) > at);

test('REL-42 the archive restores any moment since its first copy, also after an orderly stop', async () => {
  await using folder = await temporaryFolder();
  const [dataDir, place] = [join(folder.path, 'data'), join(folder.path, 'archive')];
  await mkdir(place);
  const site = await startSite(dataDir, place);
  await site.pool.query('create table notes (text text)');
  await site.pool.query("insert into notes values ('kept')");
  await isSafeAt(new Date(), site);
  const moment = new Date();
  await wait(20);
  await site.pool.query("update notes set text = 'changed'");
  for (const text of ['one', 'another', 'last']) {
    await site.pool.query('update notes set text = $1', [text]);
    await isSafeAt(new Date(), site);
  }
  await site.pool.query("insert into notes values ('after the last segment')");
  await site.close();
  const store = createFolderArchive(place);
  const restoreTo = async (name: string, at?: Date) => {
    const target = join(folder.path, name);
    await restoreArchive({ store, dataDir: target, log, until: at });
    const database = await startEmbedded({ dataDir: target, log });
    const { pool } = openPool({ connectionString: database.connectionString, max: 1 }, () => {});
    const { rows } = await pool.query<{ text: string }>('select text from notes');
    await pool.end();
    await database.release();
    return rows.map(({ text }) => text);
  };
  expect(await restoreTo('newest')).toEqual(['last', 'after the last segment']);
  expect(await restoreTo('moment', moment)).toEqual(['kept']);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await expect(restoreTo('later', tomorrow)).rejects.toThrow('reaches up to');
  await expect(restoreTo('earlier', new Date(0))).rejects.toThrow('begins at');
  await expect(restoreTo('newest')).rejects.toThrow('There is a database');

  // The last segments are missing or damaged: that is said before anything is lost by it.
  const names = (await store.list('wal')).toSorted();
  const middle = names.at(-2) ?? '';
  const whole = await readFile(join(place, middle));
  for (const content of [undefined, whole.subarray(0, whole.length / 2)]) {
    if (content) await writeFile(join(place, middle), content);
    else await rm(join(place, middle));
    await expect(restoreTo(`gap ${content?.length}`)).rejects.toThrow('--accept-loss');
  }
  const part = (await store.list('base')).find((name) => !name.endsWith('.json')) ?? '';
  await writeFile(join(place, part), 'damaged');
  await expect(restoreTo('damaged')).rejects.toThrow('damaged');
  expect(
    (await readdir(join(folder.path, 'damaged'))).filter((name) => name !== 'postgres.log'),
  ).toEqual([]);
}, 120_000);

test('REL-42 a moment after the last change of a database at rest brings back everything', async () => {
  await using folder = await temporaryFolder();
  const [dataDir, place] = [join(folder.path, 'data'), join(folder.path, 'archive')];
  await mkdir(place);
  const site = await startSite(dataDir, place);
  await site.pool.query("create table notes as select 'last' as text");
  await isSafeAt(new Date(), site);
  const { safeUntil } = await site.archiver.status();
  await site.close();
  const target = join(folder.path, 'restored');
  const store = createFolderArchive(place);
  await restoreArchive({ store, dataDir: target, log, until: safeUntil ?? new Date() });
  await using restored = await startSite(target, place);
  expect((await restored.pool.query('select text from notes')).rows).toEqual([{ text: 'last' }]);
}, 120_000);

test('REL-42 a part of the log that can’t be unpacked is not taken for its end', async () => {
  await using folder = await temporaryFolder();
  const [dataDir, place] = [join(folder.path, 'data'), join(folder.path, 'archive')];
  await mkdir(place);
  const site = await startSite(dataDir, place);
  await isSafeAt(new Date(), site);
  await site.pool.query("create table notes as select 'last' as text");
  await isSafeAt(new Date(), site);
  const { safeUntil } = await site.archiver.status();
  await site.close();
  const store = createFolderArchive(place);
  const segments = (await store.list('wal')).filter((name) => /\/[\dA-F]{24}\.gz$/u.test(name));
  const last = segments.toSorted().at(-1)?.slice('wal/'.length);
  // Fails as on a full disk, at the last segment.
  await using programs = await temporaryFolder();
  await chmod(programs.path, 0o755);
  const script = `#!/bin/sh
case "$2" in */${last}) exit 1 ;; esac
PATH='${process.env['PATH']}' exec gzip "$@"
`;
  await writeFile(join(programs.path, 'gzip'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${programs.path}:${process.env['PATH']}`);
  for (const until of [safeUntil ?? new Date(), undefined]) {
    const target = join(folder.path, `restored ${until === undefined ? 'newest' : 'moment'}`);
    await expect(restoreArchive({ store, dataDir: target, log, until })).rejects.toThrow(
      'could not replay the log',
    );
    expect(await readdir(target)).toEqual(['postgres.log']);
  }
  vi.unstubAllEnvs();
}, 120_000);

test('REL-42 after archiving was off, or in another place, the archive begins with a new copy', async () => {
  await using folder = await temporaryFolder();
  const [dataDir, place] = [join(folder.path, 'data'), join(folder.path, 'archive')];
  await mkdir(place);
  const site = await startSite(dataDir, place);
  await isSafeAt(new Date(), site);
  await site.close();
  const first = (await site.archiver.status()).baseAt;
  const off = await startEmbedded({ dataDir, log, isArchived: false });
  await off.release();
  const again = await startSite(dataDir, place);
  await until(async () => (await again.archiver.status()).baseAt?.getTime() !== first?.getTime());
  await isSafeAt(new Date(), again);
  await again.close();
  // A tool that starts the database says nothing about archiving, and breaks nothing.
  const { baseAt } = await again.archiver.status();
  const tool = await startEmbedded({ dataDir, log });
  await tool.release();
  const last = await startSite(dataDir, place);
  await isSafeAt(new Date(), last);
  expect((await last.archiver.status()).baseAt).toEqual(baseAt);
  await last.close();

  await using other = await temporaryFolder();
  const foreign = await startSite(join(other.path, 'data'), place);
  await until(async () => (await foreign.archiver.status()).problem !== null);
  expect((await foreign.archiver.status()).problem).toContain('archive of another database');
  await foreign.close();
  const gone = await startSite(dataDir, place);
  await isSafeAt(new Date(), gone);
  await rename(place, `${place} away`);
  await until(async () => (await gone.archiver.status()).problem !== null);
  expect((await gone.archiver.status()).problem).toContain('mount its disk');
  await mkdir(place);
  await until(async () => (await gone.archiver.status()).problem?.includes('is gone') === true);
  expect(await readdir(place)).toEqual([]);
  await gone.close();
}, 120_000);

test('REL-42 a new copy is made when its time has come, and what can’t be restored any more is removed', async () => {
  await using folder = await temporaryFolder();
  const [dataDir, place] = [join(folder.path, 'data'), join(folder.path, 'archive')];
  await mkdir(place);
  let due = new Date(0);
  // A negative retention keeps the newest copy before tomorrow.
  const options = { lastBaseTime: async () => due, retentionDays: -1 };
  const site = await startSite(dataDir, place, options);
  const files = join(dataDir, 'files', '2026', '11');
  await mkdir(files, { recursive: true });
  for (const name of ['kept', 'gone']) await writeFile(join(files, name), name);
  await isSafeAt(new Date(), site);
  const store = createFolderArchive(place);
  expect(await store.list('files')).toHaveLength(2);
  const before = (await store.list('wal')).toSorted()[0];
  const { baseAt } = await site.archiver.status();
  await rm(join(files, 'gone'));
  due = new Date();
  await until(async () => (await site.archiver.status()).baseAt?.getTime() !== baseAt?.getTime());
  due = new Date(0);
  await isSafeAt(new Date(), site);
  expect((await store.list('base')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  expect(await store.list('wal')).not.toContain(before);
  expect(await store.list('files')).toEqual(['files/2026/11/kept']);
  await site.close();
}, 120_000);
