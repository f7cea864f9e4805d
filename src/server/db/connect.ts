import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Settings } from '#server/db/embedded/postmaster.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import type { Log } from './log.ts';
import { openPool } from './open-pool.ts';
import type { Database } from './open-pool.ts';

/** What stores query: the database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type ConnectOptions = {
  /** An external PostgreSQL; without it the embedded one runs in `dataDir`. */
  url?: string | undefined;
  /** The role that owns its tables, if that isn't the one of `url`. */
  ownerUrl?: string | undefined;
  dataDir: string;
  poolSize: number;
  statementTimeoutMs: number;
  applicationName: string;
  log: Log;
  settings?: Settings;
  isArchived?: boolean;
  /** For tools that fill and tidy the tables. */
  asOwner?: boolean;
};

export type Connection = {
  db: Database;
  pool: pg.Pool;
  engine: 'embedded' | 'server';
  /** As the owner of the tables: for migrations, backups, the task runner. */
  connectionString: string;
  /** As the pool connects; the same if one role does everything. */
  appConnectionString: string;
  /** Creates an unconnected client outside the pool, for LISTEN. */
  newClient: () => pg.Client;
  /** The cluster of the embedded database, and its superuser. */
  embedded?: Pick<EmbeddedDatabase, 'folder' | 'superConnectionString'> | undefined;
  problem: () => string | undefined;
  close: () => Promise<void>;
};

/** Opens the database behind `url`, or the embedded one. */
export async function connectDatabase(options: ConnectOptions): Promise<Connection> {
  const { url, ownerUrl, log, dataDir, settings, isArchived } = options;
  const embedded = url
    ? undefined
    : await startEmbedded({
        dataDir,
        log,
        ...(settings && { settings }),
        ...(isArchived !== undefined && { isArchived }),
      });
  const appConnectionString = embedded?.appConnectionString ?? url ?? '';
  const connectionString = embedded?.connectionString ?? ownerUrl ?? appConnectionString;
  const { pool, db } = openPool(
    {
      connectionString: options.asOwner ? connectionString : appConnectionString,
      max: options.poolSize,
      application_name: options.applicationName,
      statement_timeout: options.statementTimeoutMs,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    },
    (error) => log.warn({ err: error }, 'a database connection was lost'),
  );
  return {
    db,
    pool,
    engine: embedded ? 'embedded' : 'server',
    connectionString,
    appConnectionString,
    // A pooler in front of the app's role passes no notifications.
    newClient: () => new pg.Client({ connectionString, keepAlive: true }),
    embedded,
    problem: () => embedded?.problem(),
    close: async () => {
      await pool.end();
      await embedded?.release();
    },
  };
}
