import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareTasks } from '#server/ports/tasks/prepare-tasks.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { connectDatabase, type Connection } from './connect.ts';
import { grantToApp } from './grant-to-app.ts';
import { migrateDatabase } from './migrate.ts';
import { openPool } from './open-pool.ts';

const log = pino({ level: 'silent' });
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Connection;
beforeAll(async () => {
  folder = await temporaryFolder();
  database = await connectDatabase({
    dataDir: folder.path,
    poolSize: 2,
    statementTimeoutMs: 15_000,
    applicationName: 'firstrung',
    log,
  });
  const { connectionString, appConnectionString } = database;
  await migrateDatabase(connectionString);
  await prepareTasks({ connectionString, log });
  await grantToApp(connectionString, appConnectionString);
}, 60_000);
afterAll(async () => {
  await database?.close();
  await folder?.[Symbol.asyncDispose]();
});

const entry = `insert into audit_entries (place, at, actor_id, actor_kind, action, target_kind,
  target_id, request_id, previous_hash, hash) values ($1, now(), gen_random_uuid(), 'admin', 'a',
  'b', gen_random_uuid(), 'c', 'd', 'e')`;

test('SEC-62 the role that serves requests adds to the audit log', async () => {
  await database.pool.query(entry, [1]);
  const { rows } = await database.pool.query('select place from audit_entries');
  expect(rows).toHaveLength(1);
});

test.each([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'truncate audit_entries',
  'alter table audit_entries disable trigger all',
  'drop trigger audit_entries_are_kept on audit_entries',
  'drop function keep_audit_entries cascade',
  `create or replace function keep_audit_entries() returns trigger language plpgsql
   as 'begin return null; end'`,
  'drop table audit_entries',
  'alter table audit_entries rename to other',
  'create table public.mine ()',
  'set role firstrung',
  'set session_replication_role = replica',
  'grant delete on audit_entries to firstrung_app',
])('SEC-62 the role that serves requests can’t %s', async (statement) => {
  const before = await database.pool.query('select place from audit_entries');
  const answer = await database.pool.query(statement).then(
    () => 'allowed',
    ({ code }: { code: string }) => code,
  );
  const { rows } = await database.pool.query(
    `select place, has_table_privilege('audit_entries', 'delete') as "canDelete" from audit_entries`,
  );
  expect(rows).toHaveLength(before.rows.length);
  expect(rows.some(({ canDelete }) => canDelete)).toBe(false);
  // PostgreSQL only warns about a grant of what isn't one's own.
  expect(answer).toMatch(statement.startsWith('grant') ? /allowed|42501/u : /42501/u);
});

test('CRED-01 the role that serves requests adds to the log of badges and signs its heads anew, and nothing else', async () => {
  const owner = openPool({ connectionString: database.connectionString, max: 1 }, () => undefined);
  await owner.pool.query(`alter table credential_log disable trigger credential_log_is_kept`);
  const { pool } = database;
  await pool.query(`insert into credential_log values (0, '\\x00', now())`);
  await pool.query(`insert into credential_keys values ('k', 'd', 'p', '', 1, now())`);
  await pool.query(
    `insert into credential_heads values ('2027-01-01', 1, '\\x00', 'k', 's', now())`,
  );
  for (const statement of [
    `update credential_log set entry = '\\x01'`,
    'delete from credential_log',
    'truncate credential_log',
    'alter table credential_log enable trigger credential_log_is_kept',
    `update credential_heads set root = '\\x01'`,
    'update credential_heads set size = 2',
    'delete from credential_heads',
  ])
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  await pool.query(`update credential_heads set key_id = 'k', signature = 't'`);
  const { rows } = await pool.query(
    'select signature, place::int from credential_heads, credential_log',
  );
  expect(rows).toEqual([{ signature: 't', place: 0 }]);
  await owner.pool.query(`alter table credential_log enable trigger credential_log_is_kept`);
  await owner.pool.end();
});

test('JOBS-01 it renews the statistics of the search index, which indexing asks for', async () => {
  await database.pool.query('analyze search_bits, search_places');
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables
     where relname in ('search_bits', 'search_places') and last_analyze is null`,
  );
  expect(rows).toEqual([]);
});

test('SCALE-02 a tool that tidies the tables connects as their owner', async () => {
  const tool = await connectDatabase({
    dataDir: folder.path,
    poolSize: 1,
    statementTimeoutMs: 15_000,
    applicationName: 'tool',
    log,
    asOwner: true,
  });
  const emptied = tool.pool.query('truncate rate_limits');
  await expect(emptied).resolves.toMatchObject({ command: 'TRUNCATE' });
  await tool.close();
});

test('SCALE-02 listening goes past a pooler in front of that role', async () => {
  const client = database.newClient();
  await client.connect();
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  await client.end();
  expect(rows).toEqual([{ role: 'firstrung' }]);
});

test('SEC-62 it reads and writes every other table, also those of a later migration', async () => {
  const owner = openPool({ connectionString: database.connectionString, max: 1 }, () => undefined);
  await owner.pool.query('create table public.later (id integer)');
  await grantToApp(database.connectionString, database.appConnectionString);
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'tasks') and tablename not in ('audit_entries', 'credential_log', 'credential_heads')
       and not (has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
         and has_table_privilege(format('%I.%I', schemaname, tablename), 'insert')
         and has_table_privilege(format('%I.%I', schemaname, tablename), 'update')
         and has_table_privilege(format('%I.%I', schemaname, tablename), 'delete'))`,
  );
  await owner.pool.end();
  expect(rows).toEqual([]);
});
