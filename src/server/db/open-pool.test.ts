import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '#testing/database.ts';
import { openPool } from './open-pool.ts';

const killOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

test('REL-02 a connection lost at any point of a transaction is released and affects nothing else', async () => {
  await using database = await createDatabase();
  const lost: Error[] = [];
  const { pool, db } = openPool({ connectionString: database.connectionString, max: 1 }, (error) =>
    lost.push(error),
  );
  await db.execute(sql`select 1`);
  pool.prependOnceListener(
    'acquire',
    (client) =>
      void client
        .query('select pg_terminate_backend(pg_backend_pid())')
        .catch((error: Error) => lost.push(error)),
  );
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await database.pool.query(killOthers);
      await tx.execute(sql`select 2`);
    }),
  ).rejects.toThrow();
  expect((await db.transaction((tx) => tx.execute(sql`select 3 as answer`))).rows).toEqual([
    { answer: 3 },
  ]);
  expect(lost.length).toBeGreaterThan(0);
  await pool.end();
});

test('REL-46 a transaction whose work throws leaves nothing behind, and rethrows the same error', async () => {
  await using database = await createDatabase();
  await database.pool.query('create table kept (id int)');
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await database.pool.query('select * from kept')).rows).toEqual([]);
});
