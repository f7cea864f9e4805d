import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createDatabase, type TestDatabase } from './database.ts';

type Pool = Pick<pg.Pool, 'query'>;
type State = { catalogue: string; kept: string };

/** Databases of this process that were given back: emptying one takes a tenth of making one. */
const emptied: TestDatabase[] = [];
let fresh: State | undefined;

/**
 * A database with the real schema and no rows, as a new one is. Given back it is emptied for the next who asks, or dropped
 * where more than rows changed in it or somebody is still at work there.
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

async function isEmptied({ pool }: TestDatabase, before: State): Promise<boolean> {
  if (pool.idleCount !== pool.totalCount) return false;
  try {
    for (let tries = 1; await hasOthers(pool); tries += 1) {
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

/** Connections that were closed leave a moment later; what is still open then belongs to somebody who is at work. */
async function hasOthers(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and (state <> 'idle' or application_name <> 'firstrung-test')`,
  );
  return rowCount !== 0;
}

/** Rows that the schema comes with: they are not deleted, and must be the same as before. */
const kept = ['tasks.queue', 'tasks.version', 'tasks.schedule', 'drizzle.__drizzle_migrations'];

async function deleteRows(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'written tables',
    text: `select t.oid::regclass::text as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname in ('public', 'tasks') and t.relkind = 'r' and pg_relation_size(t.oid) > 0`,
  });
  const names = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
  if (names.length === 0) return;
  // One statement: what refers to each other goes at once, whatever the order.
  const deletions = names.map((name, at) => `d${at} as (delete from ${name})`);
  const statement = `with ${deletions.join()} select setval('skills_id_seq', 1, false)`;
  await pool.query(['begin', ...unlocked(names, statement), 'commit'].join(';'));
}

/** Entries of the audit log are only ever added: here, and nowhere else, they go. */
function unlocked(names: string[], statement: string): string[] {
  if (!names.includes('audit_entries')) return [statement];
  const trigger = (word: string) =>
    `alter table audit_entries ${word} trigger audit_entries_are_kept`;
  return [trigger('disable'), statement, trigger('enable')];
}

/** What a schema is, and the rows it comes with: any change of it, and of what is known of its rows, changes its state. */
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
