import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { prepareTasks } from '#server/ports/tasks/prepare-tasks.ts';

export type DatabaseServer = { url: string; template: string };

/**
 * The PostgreSQL of one test run with a migrated template: TEST_DATABASE_URL's server, or a
 * temporary one without fsync.
 */
export async function startDatabaseServer(): Promise<
  DatabaseServer & { stop: () => Promise<void> }
> {
  const server = process.env.TEST_DATABASE_URL
    ? joinServer(process.env.TEST_DATABASE_URL)
    : await startThrowaway();
  const template = `firstrung_test_${process.pid}_${Date.now().toString(36)}`;
  await onServer(server.url, `create database ${template} encoding 'UTF8' template template0`);
  const connectionString = databaseUrl(server.url, template);
  await migrateDatabase(connectionString);
  await prepareTasks({ connectionString, log: pino({ level: 'error' }) });
  return {
    url: server.url,
    template,
    stop: async () => {
      await dropAll(server.url, template);
      await server.stop();
    },
  };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database and ends its connections. PostgreSQL's own workers can't be terminated, but
 * leave soon by themselves.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onServer(url, `drop database ${name} with (force)`);
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && error.code === '42501';
      if (!isRefused || tries === 40) throw error;
      await wait(250);
    }
  }
}

function joinServer(url: string) {
  return { url, stop: () => Promise.resolve() };
}

async function startThrowaway() {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-test-'));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Nothing lives long enough to need it.
    autovacuum: 'off',
    max_connections: '300',
    // The folder may be in memory, so log files should not stay for long.
    max_wal_size: '128MB',
  };
  const { connectionString, release } = await startEmbedded({
    dataDir,
    settings,
    log: pino({ level: 'error' }),
  });
  return {
    url: connectionString,
    stop: async () => {
      await release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropAll(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
