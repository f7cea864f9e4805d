import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '#server/db/embedded.ts';
import { grantToApp } from '#server/db/grant-to-app.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { prepareTasks } from '#server/ports/tasks/prepare-tasks.ts';

export type DatabaseServer = {
  /** As the role that owns the tables. */
  url: string;
  /** As the role that serves requests. */
  appUrl: string;
  template: string;
};

/**
 * The PostgreSQL of one test run with a migrated template: TEST_DATABASE_URL's server, or a
 * temporary one without fsync.
 */
export async function startDatabaseServer(): Promise<
  DatabaseServer & { stop: () => Promise<void> }
> {
  const server = process.env.TEST_DATABASE_URL
    ? await joinServer(process.env.TEST_DATABASE_URL)
    : await startThrowaway();
  const template = `firstrung_test_${process.pid}_${Date.now().toString(36)}`;
  await onServer(server.url, `create database ${template} encoding 'UTF8' template template0`);
  const connectionString = databaseUrl(server.url, template);
  await migrateDatabase(connectionString);
  await prepareTasks({ connectionString, log: pino({ level: 'error' }) });
  await grantToApp(connectionString, server.appUrl);
  return {
    url: server.url,
    appUrl: server.appUrl,
    template,
    stop: () => server.stop(template),
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

/**
 * Its role must be allowed to create databases and roles. TEST_APP_DATABASE_URL may lead to the same
 * server as another role, through a pooler.
 */
async function joinServer(url: string) {
  const appUrl = process.env.TEST_APP_DATABASE_URL;
  if (appUrl) return { url, appUrl, stop: (template: string) => dropAll(url, template) };
  const app = new URL(url);
  app.username = `firstrung_test_app_${process.pid}`;
  app.password = randomUUID();
  await onServer(
    url,
    `create role ${app.username} login password '${app.password}' in role pg_read_all_stats`,
  );
  return {
    url,
    appUrl: app.href,
    stop: async (template: string) => {
      await dropAll(url, template);
      await onServer(url, `drop role ${app.username}`);
    },
  };
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
  const { connectionString, appConnectionString, release } = await startEmbedded({
    dataDir,
    settings,
    log: pino({ level: 'error' }),
  });
  return {
    url: connectionString,
    appUrl: appConnectionString,
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
  await client.end();
  for (const { datname } of rows) await dropDatabase(url, datname);
}
