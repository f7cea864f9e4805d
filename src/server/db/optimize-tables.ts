import pg from 'pg';

/** By this name a running optimization is found. */
export const optimizerName = 'firstrung-optimize';

/**
 * Removes dead rows from all tables and renews the statistics of the query planner; does nothing
 * while another process is doing so. Reads and writes continue.
 */
export async function optimizeTables(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: optimizerName,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows: locked } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('firstrung optimize', 0)) as "isMine"`,
    );
    if (!locked[0]?.isMine) return;
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
       where schemaname = 'public' order by 1`,
    );
    for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
  } finally {
    await client.end();
  }
}
