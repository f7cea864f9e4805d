import pg from 'pg';

export type Dump = Record<string, unknown[]>;

/** Every row of every table, of the task runner's too, in an order of their own: equal before and after, nothing was written. */
export async function dumpDatabase(pool: Pick<pg.Pool, 'query'>): Promise<Dump> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const names = [...tables.map(({ name }) => name), 'tasks.job'];
  const texts = names.map((name) => {
    const table = name.split('.').map(pg.escapeIdentifier).join('.');
    return `select ${pg.escapeLiteral(name)} as name, coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]') as rows from ${table} t`;
  });
  const { rows } = await pool.query<{ name: string; rows: unknown[] }>(texts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
