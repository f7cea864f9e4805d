import { expect, test } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { isReachable } from './is-reachable.ts';
import { openPool } from './open-pool.ts';

const database = useDatabase();
const noProblem = () => undefined;

test('REL-43 a database that answers is reachable', async () => {
  expect(await isReachable({ pool: database.pool, problem: noProblem })).toBe(true);
});

test('REL-43 a missing database is not reachable, and the check does not throw', async () => {
  const { pool } = openPool({ host: '/nowhere' }, noProblem);
  expect(await isReachable({ pool, problem: noProblem })).toBe(false);
});

test('REL-43 a database that answers too late is not reachable', async () => {
  const { pool } = openPool({ connectionString: database.connectionString, max: 1 }, noProblem);
  const busy = pool.query('select pg_sleep(0.4)');
  expect(await isReachable({ pool, problem: noProblem }, 50)).toBe(false);
  await busy;
  await pool.end();
});

test('REL-03 a database whose folder was removed is not reachable, even while it still answers', async () => {
  expect(await isReachable({ pool: database.pool, problem: () => 'The folder was removed.' })).toBe(
    false,
  );
});
