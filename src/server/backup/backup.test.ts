import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadDemo } from '#server/db/demo/load-demo.ts';
import { migrateTo, readMigrations } from '#server/db/migrate.ts';
import { openPool } from '#server/db/open-pool.ts';
import { createFolderFiles } from '#server/ports/files/folder.ts';
import { prepareTasks } from '#server/ports/tasks/prepare-tasks.ts';
import { databaseUrl, dropDatabase, onServer } from '#testing/database-server.ts';
import { createDatabase, type TestDatabase } from '#testing/database.ts';
import { dumpDatabase } from '#testing/dump-database.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createBackup } from './create-backup.ts';
import { requireInstallation } from './require-installation.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const log = pino({ level: 'silent' });
const secret = 'a secret of thirty-two characters';
const now = new Date('2026-11-24T03:00:00Z');

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const path = () => join(folder.path, 'demo.tar');
const filesIn = (name: string) => createFolderFiles({ folder: join(folder.path, name) });

beforeAll(async () => {
  database = await createDatabase();
  folder = await temporaryFolder();
  const hashPassword = async () => 'hash';
  await loadDemo({ db: database.db, files: filesIn('files'), hashPassword, now });
  await database.pool.query(
    `insert into tasks.job (id, name, data) values (gen_random_uuid(), 'mail.send', '{"mail":{}}')`,
  );
  await backUp(database, path());
}, 60_000);
afterAll(async () => {
  await database?.drop();
  await folder?.[Symbol.asyncDispose]();
});

const backUp = (
  { connectionString }: { connectionString: string },
  to: string,
  files: Parameters<typeof createBackup>[0]['files'] = filesIn('files'),
) => createBackup({ connectionString, files, secret, now, path: to });

const addUser = ({ pool }: Pick<TestDatabase, 'pool'>) =>
  pool.query(`insert into users (id, name, email, email_verified, created_at, updated_at)
    values (gen_random_uuid(), 'Only', 'only@example.test', true, now(), now())`);

/** A database without a schema, as PostgreSQL creates it. */
async function emptyDatabase() {
  const { url } = inject('databaseServer');
  const name = `firstrung_restored_${randomUUID().slice(0, 8)}`;
  await onServer(url, `create database ${name} encoding 'UTF8' template template0`);
  const connectionString = databaseUrl(url, name);
  const { pool, db } = openPool({ connectionString, max: 2 }, () => undefined);
  const drop = async () => {
    await pool.end();
    await dropDatabase(url, name);
  };
  return { connectionString, pool, db, [Symbol.asyncDispose]: drop };
}

type Target = { connectionString: string };
type Changed = { path?: string; secret?: string; acceptsNewSecret?: boolean };
const restore = (
  { connectionString }: Target,
  { path: from = path(), ...changed }: Changed = {},
  files: Parameters<typeof restoreBackup>[0]['files'] = filesIn('restored'),
) => restoreBackup({ path: from, connectionString, files, secret, log, ...changed });

const tablesOf = async ({ pool }: Pick<TestDatabase, 'pool'>) =>
  (
    await pool.query<{ count: number }>(
      "select count(*)::int as count from pg_tables where schemaname in ('public', 'tasks', 'drizzle')",
    )
  ).rows[0]?.count;

/** Constraints, indexes and triggers, with whether each is valid and in force. */
async function rulesOf({ pool }: Pick<TestDatabase, 'pool'>) {
  const { rows } = await pool.query<{ rule: string }>(
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as rule
       from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisprimary)
       from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = 'public'::regnamespace
     union all
     select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
       from pg_trigger t join pg_class c on c.oid = tgrelid
       where relnamespace = 'public'::regnamespace and not tgisinternal
     order by 1`,
  );
  expect(rows.length).toBeGreaterThan(300);
  return rows;
}

test('REL-42 only its owner can read a backup and its checksum', async () => {
  for (const each of [path(), `${path()}.sha256`])
    expect((await stat(each)).mode & 0o777).toBe(0o600);
});

test('REL-42 a restored database and its files are the same, row by row and byte by byte', async () => {
  await using empty = await emptyDatabase();
  const manifest = await restore(empty);
  expect(await dumpDatabase(empty.pool)).toEqual(await dumpDatabase(database.pool));
  expect(manifest.files.length).toBeGreaterThan(100);
  const [one, other] = [join(folder.path, 'files'), join(folder.path, 'restored')];
  const names = (await readdir(one, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(one.length));
  expect(names).toHaveLength(manifest.files.length);
  for (const name of names)
    expect((await readFile(join(other, name))).equals(await readFile(join(one, name)))).toBe(true);
  const next =
    "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
  const rows = async ({ pool }: Pick<TestDatabase, 'pool'>) => (await pool.query(next)).rows;
  expect(await rows(empty)).toEqual(await rows(database));
  expect(await rulesOf(empty)).toEqual(await rulesOf(database));
}, 60_000);

test('REL-42 a backup under load is one moment: nothing is half in it', async () => {
  const add = async () => {
    const id = randomUUID();
    await database.db.transaction(async (tx) => {
      await tx.execute(`insert into users (id, name, email, email_verified, created_at, updated_at)
        values ('${id}', 'Load', 'load-${id}@example.test', true, now(), now())`);
      await tx.execute(`insert into profiles (id, user_type) values ('${id}', 'student')`);
    });
  };
  let isDone = false;
  const load = (async () => {
    while (!isDone) await add();
  })();
  await backUp(database, join(folder.path, 'load.tar'));
  isDone = true;
  await load;
  await using empty = await emptyDatabase();
  await restore(empty, { path: join(folder.path, 'load.tar') }, filesIn('load'));
  const { rows } = await empty.pool.query<{ users: number; whole: number }>(
    `select count(*)::int as users, count(p.id)::int as whole from users u
     left join profiles p on p.id = u.id where u.name = 'Load'`,
  );
  expect(rows[0]?.users).toBeGreaterThan(0);
  expect(rows[0]?.whole).toBe(rows[0]?.users);
  await database.pool.query("delete from users where name = 'Load'");
}, 60_000);

test('REL-42 a backup that may fill the disk is refused before anything is written', async () => {
  const to = join(folder.path, 'full', 'full.tar');
  const options = { secret, now, path: to, files: filesIn('files') };
  const { connectionString } = database;
  const freeBytes = async () => 1024;
  await expect(createBackup({ ...options, connectionString, freeBytes })).rejects.toThrow(
    /may need \d+ MB, and .* has 0 MB left/u,
  );
  expect(await readdir(join(folder.path, 'full'))).toEqual([]);
});

/** Where the content of each entry of a tar archive is. */
function contentsOf(tar: Buffer) {
  const contents: { at: number; size: number }[] = [];
  for (let at = 0; tar[at];) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    if (size > 0) contents.push({ at: at + 512, size });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return contents;
}

test('REL-42 a truncated or altered backup is refused before anything is written', async () => {
  await using empty = await emptyDatabase();
  const whole = await readFile(path());
  const manifest = await verifyBackup(path());
  const bad = join(folder.path, 'bad.tar');
  for (const share of [0, 0.001, 0.3, 0.7, 0.9999]) {
    await writeFile(bad, whole);
    await truncate(bad, Math.floor(whole.length * share));
    await expect(restore(empty, { path: bad }), `cut at ${share}`).rejects.toThrow('damaged');
  }
  for (let n = 0; n < 40; n++) {
    const at = Math.floor((whole.length - 10_240) * ((n + 0.5) / 40));
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 0x40;
    await writeFile(bad, altered);
    // Bytes between entries mean nothing; with any other the backup is damaged.
    const outcome = await verifyBackup(bad).catch((error: unknown) => String(error));
    expect([manifest, expect.stringContaining('damaged')], `byte ${at}`).toContainEqual(outcome);
  }
  const contents = contentsOf(whole);
  expect(contents.length).toBeGreaterThan(100);
  for (let n = 0; n < 20; n++) {
    const { at, size } = contents[Math.floor((contents.length * n) / 20)] ?? { at: 0, size: 0 };
    const altered = Buffer.from(whole);
    const middle = at + Math.floor(size / 2);
    altered[middle] = (altered[middle] ?? 0) ^ 0x40;
    await writeFile(bad, altered);
    await expect(restore(empty, { path: bad }), `byte ${middle}`).rejects.toThrow('damaged');
  }
  expect(await tablesOf(empty)).toBe(0);
}, 60_000);

test('REL-42 a backup of a newer version, of another build or with another secret is refused', async () => {
  await using empty = await emptyDatabase();
  await using other = await createDatabase();
  await addUser(other);
  await other.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  );
  const later = join(folder.path, 'later.tar');
  await backUp(other, later);
  await expect(restore(empty, { path: later })).rejects.toThrow('newer version');
  await other.pool.query(
    "delete from drizzle.__drizzle_migrations where hash = 'later'; update drizzle.__drizzle_migrations set hash = 'other' where id = 1",
  );
  await backUp(other, later);
  await expect(restore(empty, { path: later })).rejects.toThrow('another database schema');
  const unknown = { secret: 'another secret of thirty-two chars' };
  await expect(restore(empty, unknown)).rejects.toThrow('another secret');
  expect(await tablesOf(empty)).toBe(0);
  await restore(empty, { ...unknown, acceptsNewSecret: true }, filesIn('new-secret'));
}, 60_000);

test('REL-42 only an empty database is restored into', async () => {
  const before = await dumpDatabase(database.pool);
  await expect(restore(database)).rejects.toThrow('not empty');
  expect(await dumpDatabase(database.pool)).toEqual(before);
}, 60_000);

test('REL-42 when the storage fails only what it had before is left, and the next try succeeds', async () => {
  await using empty = await emptyDatabase();
  const files = filesIn('failing');
  const [before] = (await verifyBackup(path())).files;
  const original = await filesIn('files').read(before?.key ?? '');
  await files.put(before?.key ?? '', original?.stream ?? new Uint8Array(), { contentType: '' });
  let puts = 0;
  const put: typeof files.put = async (...file) => {
    if (++puts > 20) throw new Error('the disk is full');
    return files.put(...file);
  };
  await expect(restore(empty, {}, { ...files, put })).rejects.toThrow('disk is full');
  const { rowCount } = await empty.pool.query('select from users');
  expect(rowCount).toBe(0);
  const left = await readdir(join(folder.path, 'failing'), {
    recursive: true,
    withFileTypes: true,
  });
  expect(left.filter((each) => each.isFile()).map(({ name }) => name)).toEqual([
    before?.key.split('/').at(-1),
  ]);
  await restore(empty, {}, files);
  expect(await dumpDatabase(empty.pool)).toEqual(await dumpDatabase(database.pool));
}, 60_000);

test('REL-42 a backup of an earlier version is restored and then migrated', async () => {
  await using earlier = await emptyDatabase();
  await using empty = await emptyDatabase();
  const steps = readMigrations();
  await migrateTo(earlier.connectionString, steps.length - 2);
  await prepareTasks({ connectionString: earlier.connectionString, log });
  const to = join(folder.path, 'earlier.tar');
  await expect(backUp(earlier, to)).rejects.toThrow('no users');
  await addUser(earlier);
  expect((await backUp(earlier, to)).migrations).toHaveLength(steps.length - 2);
  await restore(empty, { path: to }, filesIn('earlier'));
  const { rows } = await empty.pool.query('select hash from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(steps.length);
}, 60_000);

test('REL-42 a database that is not Firstrung’s and settings without an installation are refused', async () => {
  await using empty = await emptyDatabase();
  await expect(backUp(empty, join(folder.path, 'none.tar'))).rejects.toThrow('no table of users');
  const DATA_DIR = join(folder.path, 'nowhere');
  expect(() => requireInstallation({ DATA_DIR })).toThrow('no database');
  const DATABASE_URL = empty.connectionString;
  expect(() => requireInstallation({ DATA_DIR, DATABASE_URL })).toThrow('no file `secret`');
  requireInstallation({ DATA_DIR, DATABASE_URL, AUTH_SECRET: secret });
}, 60_000);

test('REL-42 a backup names lost files, and not those deleted meanwhile', async () => {
  const target = join(folder.path, 'lost');
  const files = filesIn('files');
  const [lost] = (await verifyBackup(path())).files;
  const read: typeof files.read = async (key) => (key === lost?.key ? null : files.read(key));
  const to = join(target, 'lost.tar');
  const without = await backUp(database, to, { ...files, read });
  expect(without.lostFiles).toEqual([lost?.key]);
  expect(await verifyBackup(to)).toMatchObject({ lostFiles: [lost?.key] });
  const key = '2026/11/00000000-0000-7000-8000-000000000000';
  await database.pool.query(
    `insert into files select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'key', $1::text))).*
     from files f where key = $2`,
    [key, lost?.key],
  );
  const deleting: typeof files.read = async (each) => {
    if (each === key) await database.pool.query('delete from files where key = $1', [key]);
    return files.read(each);
  };
  expect((await backUp(database, to, { ...files, read: deleting })).lostFiles).toEqual([]);
}, 60_000);

test('REL-42 one backup runs at a time and removes what a killed one left', async () => {
  const target = join(folder.path, 'killed');
  const leftover = 'firstrung-2026-11-23T03-00-00Z.tar.aB3xY9';
  await mkdir(join(target, leftover), { recursive: true });
  const other = await database.pool.connect();
  const key = "hashtextextended('firstrung backup', 0)";
  await other.query(`select pg_advisory_lock(${key})`);
  const to = join(target, 'next.tar');
  await expect(backUp(database, to)).rejects.toThrow('Another backup');
  expect(await readdir(target)).toEqual([leftover]);
  await other.query(`select pg_advisory_unlock(${key})`);
  other.release();
  await backUp(database, to);
  expect(await readdir(target)).toEqual(['next.tar', 'next.tar.sha256']);
}, 60_000);

test('REL-42 only open tasks of queues that still exist come back', async () => {
  await using other = await createDatabase();
  await using empty = await emptyDatabase();
  await addUser(other);
  await other.pool.query(
    `insert into tasks.queue select (jsonb_populate_record(q, '{"name": "old.task"}')).*
       from tasks.queue q where name = 'mail.send';
     insert into tasks.job (id, name, state) select gen_random_uuid(), name, state::tasks.job_state
       from unnest(array['old.task', 'mail.send']) name,
         unnest(array['created', 'retry', 'completed', 'failed']) state`,
  );
  const to = join(folder.path, 'tasks.tar');
  const { tables } = await backUp(other, to);
  expect(tables.find(({ schema }) => schema === 'tasks')?.rows).toBe(4);
  await restore(empty, { path: to }, filesIn('tasks'));
  const { rows } = await empty.pool.query('select name, state from tasks.job order by state');
  expect(rows).toEqual(['created', 'retry'].map((state) => ({ name: 'mail.send', state })));
}, 60_000);
