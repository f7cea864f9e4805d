import { createHash } from 'node:crypto';
import pg from 'pg';

export type Dump = Record<string, unknown[]>;

/**
 * Every row of every table, the task runner's included, in a fixed order: equal dumps mean that
 * nothing was written.
 */
export async function dumpDatabase(pool: Pick<pg.Pool, 'query'>): Promise<Dump> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const names = [...tables.map(({ name }) => name), 'tasks.job'];
  const texts = names.map((name) => {
    const table = name.split('.').map(pg.escapeIdentifier).join('.');
    return `select ${pg.escapeLiteral(name)} as name, to_jsonb(t) as row from ${table} t`;
  });
  const text = `${texts.join(' union all ')} order by name, row`;
  // Planning is nearly all of the work, and a statement's name lets PostgreSQL reuse the plan.
  const name = createHash('sha1').update(text).digest('hex');
  const { rows } = await pool.query<{ name: string; row: unknown }>({ name, text });
  const dump: Dump = Object.fromEntries(names.map((table) => [table, []]));
  for (const { name: table, row } of rows) dump[table]?.push(row);
  return dump;
}
