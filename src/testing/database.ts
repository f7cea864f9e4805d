import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { openPool } from '#server/db/open-pool.ts';
import { databaseUrl, dropDatabase, onServer } from './database-server.ts';

export type TestDatabase = Awaited<ReturnType<typeof createDatabase>>;

/**
 * A new database with the real schema and no rows, cloned from the run's template; dropped when
 * disposed.
 */
export async function createDatabase() {
  const server = inject('databaseServer');
  const name = `${server.template}_${randomUUID().slice(0, 8)}`;
  // Copied as files: copying pages through the WAL takes several times as long.
  await onServer(
    server.url,
    `create database ${name} template ${server.template} strategy file_copy`,
  );
  const connectionString = databaseUrl(server.url, name);
  const appConnectionString = databaseUrl(server.appUrl, name);
  const { pool, db } = open(connectionString);
  const app = open(appConnectionString);
  async function drop() {
    await Promise.all([pool.end(), app.pool.end()]);
    await dropDatabase(server.url, name);
  }
  return {
    /** As the role that owns the tables. */
    db,
    pool,
    connectionString,
    /** As the role that serves requests. */
    app,
    appConnectionString,
    drop,
    [Symbol.asyncDispose]: drop,
  };
}

const open = (connectionString: string) =>
  openPool(
    { connectionString, max: 10, allowExitOnIdle: true, application_name: 'firstrung-test' },
    () => undefined,
  );

/**
 * One database for all tests of a file. Read its parts inside tests or hooks: it exists from the
 * first hook on.
 */
export function useDatabase(): Pick<TestDatabase, 'db' | 'pool' | 'connectionString'> {
  let database: TestDatabase | undefined;
  const opened = () => {
    if (!database)
      throw new Error('The test database exists from the first hook on: read it inside a test.');
    return database;
  };
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database?.drop());
  return {
    get db() {
      return opened().db;
    },
    get pool() {
      return opened().pool;
    },
    get connectionString() {
      return opened().connectionString;
    },
  };
}
