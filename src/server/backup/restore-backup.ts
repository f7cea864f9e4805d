import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract, type Extract } from 'tar-stream';
import type { Log } from '#server/db/log.ts';
import { migrateDatabase, migrateTo, readMigrations } from '#server/db/migrate.ts';
import type { FilesPort } from '#server/ports/files/files.ts';
import { prepareTasks } from '#server/ports/tasks/prepare-tasks.ts';
import { forgetInstallation } from './installation.ts';
import {
  BackupProblem,
  damagedBackup,
  entryOf,
  keyFingerprint,
  type Manifest,
  manifestName,
  parseManifest,
  requireKnownMigrations,
  requireWhole,
  sumName,
  type TableEntry,
} from './manifest.ts';
import { nameOf } from './open-snapshot.ts';

type Options = {
  path: string;
  connectionString: string;
  files: Pick<FilesPort, 'read' | 'put' | 'delete'>;
  secret: string;
  /** Restores although the secret of the backup is lost. */
  acceptsNewSecret?: boolean;
  log: Log;
};

/**
 * Restores a backup into an empty database and storage, all of it or nothing, and migrates it to
 * this version. Refuses a damaged or newer one before anything is written.
 */
export async function restoreBackup(options: Options): Promise<Manifest> {
  const { path, connectionString, secret, log } = options;
  const manifest = await verifyBackup(path);
  requireKnownMigrations(manifest, readMigrations());
  if (!options.acceptsNewSecret && manifest.keyFingerprint !== keyFingerprint(secret))
    throw new BackupProblem(
      'This backup was made with another secret. Nothing was changed. Set AUTH_SECRET to that secret, or put its file `secret` into DATA_DIR. ' +
        'If it is lost, add --new-secret: authenticator codes and links mailed earlier stop working; passwords and recovery codes still work.',
    );
  await requireEmpty(connectionString, manifest);
  await migrateTo(connectionString, manifest.migrations.length);
  await prepareTasks({ connectionString, log });
  await fill(manifest, options);
  await migrateDatabase(connectionString);
  // The secret was compared and the files were stored: the next start records both.
  await forgetInstallation(connectionString);
  return manifest;
}

/** Reads the whole backup and compares every entry with its checksum. */
export async function verifyBackup(path: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  const texts = new Map<string, string>();
  await readEntries(path, async (name, entry) => {
    if (found.has(name) || texts.has(name)) throw damagedBackup();
    const isText = name === manifestName || name === sumName;
    const hash = createHash('sha256');
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of entry as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      size += chunk.byteLength;
      if (isText) chunks.push(chunk);
    }
    if (isText) texts.set(name, Buffer.concat(chunks).toString());
    else found.set(name, { size, sha256: hash.digest('hex') });
  });
  const manifest = parseManifest(texts.get(manifestName) ?? '', texts.get(sumName));
  requireWhole(manifest, found);
  return manifest;
}

type Entry = Awaited<ReturnType<ReturnType<Extract[typeof Symbol.asyncIterator]>['next']>>['value'];

async function readEntries(
  path: string,
  read: (name: string, entry: Entry) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const source = createReadStream(path);
  const fed = pipeline(source, tar);
  fed.catch(() => undefined);
  try {
    for await (const entry of tar) await read(entry.header.name, entry);
    await fed;
  } catch (error) {
    source.destroy();
    if (isMissing(error)) throw new BackupProblem(`There is no file ${path}.`);
    if (error instanceof BackupProblem || error instanceof pg.DatabaseError) throw error;
    if (error instanceof Error && /tar|end of data|premature|header/iu.test(error.message))
      throw damagedBackup();
    throw error;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A restore that failed leaves tables without rows, so that the next one can begin. */
async function requireEmpty(
  connectionString: string,
  { migrations }: Pick<Manifest, 'migrations'>,
): Promise<void> {
  const client = await connect(connectionString);
  try {
    const {
      rows: [found],
    } = await client.query<{ users: string | null; other: boolean }>(
      `select to_regclass('public.users') as users, exists (
         select from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and n.nspname = 'public') as other`,
    );
    if (!found?.other) return;
    const isUsed = `select (select count(*) from drizzle.__drizzle_migrations) <> $1
      or exists (select from users) or exists (select from companies) as used`;
    const query = { text: isUsed, values: [migrations.length] };
    if (found.users === null || (await client.query<{ used: boolean }>(query)).rows[0]?.used)
      throw new BackupProblem(
        'This database is not empty. Nothing was changed. Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database.',
      );
  } finally {
    await client.end();
  }
}

async function fill(
  manifest: Manifest,
  { path, connectionString, files, log }: Options,
): Promise<void> {
  const client = await connect(connectionString);
  const created: string[] = [];
  let isCommitting = false;
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '256MB'",
    );
    await client.query('begin');
    const settle = await suspendRules(client);
    const names = manifest.tables.map(nameOf);
    await client.query(`truncate ${names.join(', ')}`);
    const tables = new Map(manifest.tables.map((each) => [entryOf.table(each), each]));
    const stored = new Map(manifest.files.map((each) => [entryOf.file(each), each]));
    await readEntries(path, async (name, entry) => {
      const table = tables.get(name);
      const file = stored.get(name);
      if (table?.schema === 'tasks') await copyTasks(client, table, entry, log);
      else if (table) await copyRows(client, table, entry);
      else if (file) {
        const size = await storedSize(files, file.key);
        if (size === file.size) {
          entry.resume();
          return;
        }
        if (size === undefined) created.push(file.key);
        await files.put(file.key, entry, { contentType: file.mediaType, size: file.size });
      } else entry.resume();
    });
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    await settle();
    isCommitting = true;
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // Without an answer to the commit, the rows may be there and need their files.
    if (!isCommitting) for (const key of created) await files.delete(key).catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function storedSize(files: Options['files'], key: string): Promise<number | undefined> {
  const found = await files.read(key);
  found?.stream.on('error', () => undefined).destroy();
  return found?.size;
}

/**
 * Drops constraints and indexes and disables triggers, so that rows load in any order, nothing
 * happens twice, and each index is built once from all rows; the answer puts them back and checks
 * every reference.
 */
async function suspendRules(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<Rule>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('f', 'p', 'u', 'x') and connamespace = 'public'::regnamespace
       and conparentid = 0
     order by contype <> 'f', conname`,
  );
  const { rows: indexes } = await client.query<Omit<Rule, 'table'>>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')`,
  );
  const { rows: triggered } = await client.query<{ table: string }>(
    `select distinct t.tgrelid::regclass::text as "table"
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { table } of triggered)
    await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of triggered)
      await client.query(`alter table ${table} enable trigger user`);
    // References were dropped first and come last: each needs a unique index of the other table.
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of constraints.toReversed())
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

type Rule = { table: string; name: string; definition: string };

async function copyRows(
  client: pg.Client,
  table: TableEntry,
  entry: Entry,
  to = nameOf(table),
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${to} (${columnsOf(table)}) from stdin`));
  await pipeline(entry, createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw damagedBackup();
}

/** Tasks of a queue that this version no longer has are left out. */
async function copyTasks(
  client: pg.Client,
  table: TableEntry,
  entry: Entry,
  log: Log,
): Promise<void> {
  const columns = columnsOf(table);
  await client.query(
    `create temp table restored_tasks on commit drop as select ${columns} from ${nameOf(table)} with no data`,
  );
  await copyRows(client, table, entry, 'restored_tasks');
  const { rowCount } = await client.query(
    `insert into ${nameOf(table)} (${columns}) select ${columns} from restored_tasks
     where name in (select name from tasks.queue)
       and (dead_letter is null or dead_letter in (select name from tasks.queue))`,
  );
  const leftOut = table.rows - (rowCount ?? 0);
  if (leftOut > 0) log.warn({ leftOut }, 'tasks of queues that no longer exist are left out');
}

const columnsOf = ({ columns }: Pick<TableEntry, 'columns'>) =>
  columns.map(pg.escapeIdentifier).join(', ');

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'firstrung-restore',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
