import { expect, test } from 'vitest';
import { createDatabase, useDatabase } from './database.ts';

const database = useDatabase();

test('SCALE-08 a test file gets its own database with every migration applied', async () => {
  const { rows } = await database.pool.query(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  expect(rows).toEqual([{ name: 'drizzle.__drizzle_migrations' }]);
});

test('SCALE-08 a second database shares nothing with the first', async () => {
  await using other = await createDatabase();
  await other.pool.query('create table only_here (id int)');
  const { rows } = await database.pool.query("select to_regclass('only_here') as name");
  expect(rows).toEqual([{ name: null }]);
});
