import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { nameStatements } from './planned-once.ts';
import { timeQuery } from './query-time.ts';

export type Database = NodePgDatabase<Record<string, never>>;

/**
 * A pool that survives lost connections. pg handles errors only while a connection is idle, and one
 * that is lost between two statements of a transaction would crash the process, so each connection
 * gets its own listener.
 */
export function openPool(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  return { pool, db: Object.assign(drizzle(timed(pool)), { transaction: transactionOn(pool) }) };
}

/**
 * The same pool, but its queries count towards the request's query time and are prepared where they
 * say so.
 */
function timed(pool: pg.Pool): pg.Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const named = nameStatements();
  return Object.assign(pool, {
    query: (statement: unknown, ...rest: unknown[]) =>
      timeQuery(() => query(named(statement), ...rest)),
  });
}

/**
 * Drizzle's own never releases a connection that is lost at `begin`, and a pool that lost all its
 * connections that way waits forever.
 */
function transactionOn(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await timeQuery(() => drizzle(client).transaction(work, config));
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}
