import pg from 'pg';
import { BackupProblem, type TableEntry } from './manifest.ts';

export type Listed = Pick<TableEntry, 'schema' | 'name' | 'columns'>;

/** Connects, and refuses while another backup of the same database runs. */
export async function connectAlone(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'firstrung-backup',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('firstrung backup', 0)) as "isMine"`,
    );
    if (!rows[0]?.isMine)
      throw new BackupProblem(
        'Another backup of this database is running. Nothing was written. Wait until it has ended.',
      );
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Begins to read all tables as of one moment. They are locked before that moment, so that no
 * migration changes or empties them in between.
 */
export async function openSnapshot(client: pg.Client): Promise<Listed[]> {
  const before = await listTables(client);
  if (!before.some(({ schema, name }) => schema === 'public' && name === 'users'))
    throw new BackupProblem(
      `This database has no table of users: it isn't one of Firstrung. ${nothing}`,
    );
  await client.query('begin isolation level repeatable read read only');
  const names = [...before.map(nameOf), 'drizzle.__drizzle_migrations'];
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  const listed = await listTables(client);
  if (JSON.stringify(listed) !== JSON.stringify(before))
    throw new BackupProblem(`An update changed the tables just now. ${nothing} Try again.`);
  const { rows } = await client.query<{ isUsed: boolean }>(
    'select exists (select from public.users) as "isUsed"',
  );
  if (!rows[0]?.isUsed) throw new BackupProblem(`This database has no users. ${nothing}`);
  return listed;
}

const nothing = 'Nothing was backed up or deleted.';

export const nameOf = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>) =>
  [schema, name].map(pg.escapeIdentifier).join('.');

/** The product's tables and the tasks, with the columns that can be written. */
async function listTables(client: pg.Client): Promise<Listed[]> {
  const { rows } = await client.query<Listed>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or (n.nspname = 'tasks' and c.relname = 'job'))
     group by 1, 2 order by 1, 2`,
  );
  return rows;
}
