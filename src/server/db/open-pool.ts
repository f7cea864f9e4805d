import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase<Record<string, never>>;

/**
 * A pool that outlives its connections. It listens for errors itself only while a connection is idle, and one that is lost between
 * two statements of a transaction would end the process, so each connection has its own listener.
 */
export function openPool(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  return { pool, db: Object.assign(drizzle(pool), { transaction: transactionOn(pool) }) };
}

/** Drizzle's own never gives back a connection that is lost at `begin`, and a pool that lost all its places that way waits for ever. */
function transactionOn(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}
