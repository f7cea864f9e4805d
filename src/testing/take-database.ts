import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createDatabase, type TestDatabase } from './database.ts';

type Pool = Pick<pg.Pool, 'query'>;
type State = { catalogue: string; kept: string };

/** Returned databases of this process: emptying one takes a tenth of the time of creating one. */
const emptied: TestDatabase[] = [];
let fresh: State | undefined;

/**
 * Takes a database with the real schema and no rows. When returned, it is emptied for reuse, or
 * dropped if more than its rows changed or a connection is still open.
 */
export async function takeDatabase(): Promise<TestDatabase> {
  const database = emptied.pop() ?? (await createDatabase());
  fresh ??= await stateOf(database.pool);
  const before = fresh;
  let isGiven = false;
  async function giveBack() {
    if (isGiven) return;
    isGiven = true;
    if (await isEmptied(database, before)) emptied.push(database);
    else await database.drop();
  }
  return { ...database, drop: giveBack, [Symbol.asyncDispose]: giveBack };
}

async function isEmptied({ pool, app }: TestDatabase, before: State): Promise<boolean> {
  for (const { idleCount, totalCount } of [pool, app.pool])
    if (idleCount !== totalCount) return false;
  try {
    for (let tries = 1; await hasOthers(app.pool); tries += 1) {
      if (tries === 4) return false;
      await wait(10);
    }
    await deleteRows(pool);
    const after = await stateOf(pool);
    return after.catalogue === before.catalogue && after.kept === before.kept;
  } catch {
    return false;
  }
}

/**
 * Closed connections linger for a moment; any that are open after that are in use. The app's role
 * sees them all.
 */
async function hasOthers(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and (state <> 'idle' or application_name <> 'firstrung-test')`,
  );
  return rowCount !== 0;
}

/** Rows that come with the schema: they are not deleted, and must be unchanged. */
const kept = ['tasks.queue', 'tasks.version', 'tasks.schedule', 'drizzle.__drizzle_migrations'];

/** Deletes what tests wrote, ten times as fast as `truncate` where few tables have rows. */
export async function deleteRows(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'written tables',
    text: `select t.oid::regclass::text as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname in ('public', 'tasks') and t.relkind = 'r' and pg_relation_size(t.oid) > 0`,
  });
  const names = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
  if (names.length === 0) return;
  // A single statement, so that foreign keys don't impose an order.
  const deletions = names.map((name, at) => `d${at} as (delete from ${name})`);
  const statement = `with ${deletions.join()} select setval('skills_id_seq', 1, false)`;
  // Triggers count those deletions too.
  const recounted = ['site_day_counts', 'posting_counts', 'company_counts'].map(
    (name) => `delete from ${name}`,
  );
  await pool.query(['begin', ...unlocked(names, statement), ...recounted, 'commit'].join(';'));
}

/** The logs are append-only; this is the only place that deletes from them. */
function unlocked(names: string[], statement: string): string[] {
  const logs = names.filter((name) => name === 'audit_entries' || name === 'credential_log');
  const triggers = (word: string) =>
    logs.map((name) => `alter table ${name} ${word} trigger ${triggerOf[name]}`);
  return [...triggers('disable'), statement, ...triggers('enable')];
}

const triggerOf: Record<string, string> = {
  audit_entries: 'audit_entries_are_kept',
  credential_log: 'credential_log_is_kept',
};

/**
 * A fingerprint of the schema and its initial rows: any change to them or to their statistics
 * changes it.
 */
async function stateOf(pool: Pool): Promise<State> {
  const catalogues = ['class', 'attribute', 'constraint', 'proc', 'index'];
  const newest = [
    ...catalogues.map(
      (name) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_${name})`,
    ),
    "(select string_agg(concat(tgrelid, tgname, tgenabled), '' order by oid) from pg_trigger where not tgisinternal)",
    '(select sum(reltuples) from pg_class)',
  ];
  const rows = kept.map(
    (name) => `(select string_agg(t::text, '' order by t::text) from ${name} t)`,
  );
  const state = await pool.query<State>({
    name: 'state of schema',
    text: `select concat_ws(',', ${newest.join()}) as catalogue, concat_ws(',', ${rows.join()}) as kept`,
  });
  return state.rows[0] as State;
}
