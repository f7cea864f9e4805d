import pg from 'pg';

type Pool = Pick<pg.Pool, 'query'>;
type Row = { name: string; rows: number; came: number; next: string };

/** Counts from now on how many rows of each table come and go; one that is changed does both. Tables of no change are left out. */
export async function countChanges(pool: Pool): Promise<() => Promise<Record<string, string>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const names = [...tables.map(({ name }) => name), 'tasks.job'];
  const texts = names.map((name) => {
    const table = name.split('.').map(pg.escapeIdentifier).join('.');
    return `select ${pg.escapeLiteral(name)} as name, count(*)::int as rows,
      count(*) filter (where xmin::text::bigint >= $1::bigint)::int as came,
      mod(pg_snapshot_xmax(pg_current_snapshot())::text::bigint, 4294967296) as next from ${table}`;
  });
  const text = texts.join(' union all ');
  const look = async (since: string) =>
    (await pool.query<Row>({ name: `changes of ${names.length} tables`, text, values: [since] }))
      .rows;

  const before = await look('0');
  const since = before[0]?.next ?? '0';
  const rowsBefore = new Map(before.map(({ name, rows }) => [name, rows]));
  return async () => {
    const changes: Record<string, string> = {};
    for (const { name, rows, came } of await look(since)) {
      const went = (rowsBefore.get(name) ?? 0) + came - rows;
      if (came + went > 0) changes[name] = `+${came} -${went}`;
    }
    return changes;
  };
}
