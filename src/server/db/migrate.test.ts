import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '#testing/database.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { migrateDatabase } from './migrate.ts';

const script = fileURLToPath(new URL('./migrate-process.ts', import.meta.url));

async function writeSteps(
  folder: string,
  steps: { name: string; when: number; sql: string }[],
): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = steps.map(({ name, when }, idx) => ({
    idx,
    version: '7',
    when,
    tag: name,
    breakpoints: true,
  }));
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const { name, sql } of steps) await writeFile(join(folder, `${name}.sql`), sql);
}

async function tables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'step_%' order by 1",
  );
  return rows.map((row) => row.name);
}

test('REL-41 two processes that migrate concurrently migrate once', async () => {
  await using folder = await temporaryFolder();
  await using database = await createDatabase();
  await writeSteps(folder.path, [
    {
      name: '0000_one',
      when: 9e12,
      sql: 'create table step_one (id int);--> statement-breakpoint\nselect pg_sleep(0.3);',
    },
  ]);
  const ends = [1, 2].map(() =>
    once(fork(script, [database.connectionString, folder.path]), 'exit'),
  );
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await tables(database.pool)).toEqual(['step_one']);
  const { rows } = await database.pool.query(
    'select count(*)::int as times from drizzle.__drizzle_migrations where created_at = 9000000000000',
  );
  expect(rows).toEqual([{ times: 1 }]);
});

test('REL-01 a migration killed midway leaves nothing, and the next one completes it', async () => {
  await using folder = await temporaryFolder();
  await using database = await createDatabase();
  const step = (wait: string) => ({
    name: '0000_one',
    when: 9e12,
    sql: `create table step_one (id int);--> statement-breakpoint\n${wait}--> statement-breakpoint\ncreate table step_two (id int);`,
  });
  await writeSteps(folder.path, [step('select pg_sleep(60);')]);
  const child = fork(script, [database.connectionString, folder.path]);
  const asleep =
    "select from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()";
  while (!(await database.pool.query(asleep)).rowCount);
  child.kill('SIGKILL');
  await once(child, 'exit');

  await writeSteps(folder.path, [step('select 1;')]);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'firstrung-migrate' and datname = current_database()",
  );
  await migrateDatabase(database.connectionString, folder.path);
  expect(await tables(database.pool)).toEqual(['step_one', 'step_two']);
});

test('REL-41 a migration dated before one that has run is refused instead of skipped', async () => {
  await using folder = await temporaryFolder();
  await using database = await createDatabase();
  const later = { name: '0000_later', when: 9e12, sql: 'create table step_later (id int);' };
  await writeSteps(folder.path, [later]);
  await migrateDatabase(database.connectionString, folder.path);
  await writeSteps(folder.path, [
    later,
    { name: '0001_earlier', when: 8e12, sql: 'create table step_earlier (id int);' },
  ]);
  await expect(migrateDatabase(database.connectionString, folder.path)).rejects.toThrow(
    'generate them again',
  );
});

test('REL-41 a database from before the first release is refused with a sentence, and stays unchanged', async () => {
  await using database = await createDatabase();
  const steps = () =>
    database.pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id');
  await database.pool.query(
    `update drizzle.__drizzle_migrations set created_at = 1,
      hash = '7ff09498f60f1185e7c40cfb0fec39c8389ced82a76537b805e1dc5d4e231804'`,
  );
  const before = (await steps()).rows;
  await expect(migrateDatabase(database.connectionString)).rejects.toThrow(
    /build from before the first release.*Set DATA_DIR to an empty folder/u,
  );
  expect((await steps()).rows).toEqual(before);
});
