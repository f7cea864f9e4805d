import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import type { FilesPort } from '#server/ports/files/files.ts';
import {
  entryOf,
  formatVersion,
  keyFingerprint,
  type Manifest,
  manifestName,
  sha256Of,
  sumName,
  type TableEntry,
} from './manifest.ts';
import { connectAlone, type Listed, nameOf, openSnapshot } from './open-snapshot.ts';
import { createProgress, type Progress, type Report } from './progress.ts';
import { type FreeBytes, requireSpace } from './require-space.ts';

type Options = {
  connectionString: string;
  files: Pick<FilesPort, 'read'>;
  secret: string;
  now: Date;
  /** The file to write; it appears under this name only when it is complete. */
  path: string;
  report?: Report;
  freeBytes?: FreeBytes;
};

/**
 * Writes one consistent snapshot of all tables, waiting tasks and files, readable by its owner only,
 * and its sha256 beside it.
 */
export async function createBackup(options: Options): Promise<Manifest & { sha256: string }> {
  const { connectionString, path, secret, now } = options;
  await mkdir(dirname(path), { recursive: true });
  const client = await connectAlone(connectionString);
  let folder: string | undefined;
  try {
    await removeLeftovers(dirname(path));
    const listed = await openSnapshot(client);
    folder = await mkdtemp(`${path}.`);
    const tar = pack();
    const part = join(folder, 'backup.tar');
    const written = writeHashed(tar, part);
    const [manifest] = await Promise.all([
      fill(tar, client, { ...options, folder, listed }).then(async (content) => {
        const whole: Manifest = {
          format: formatVersion,
          createdAt: now.toISOString(),
          keyFingerprint: keyFingerprint(secret),
          ...content,
        };
        const text = JSON.stringify(whole);
        await addText(tar, manifestName, text);
        await addText(tar, sumName, sha256Of(text));
        tar.finalize();
        return whole;
      }),
      written,
    ]).catch((error: unknown) => {
      tar.destroy();
      throw error;
    });
    const sha256 = await written;
    await syncFile(part);
    await rename(part, path);
    const sum = createWriteStream(`${path}.sha256`, { mode: 0o600 });
    sum.end(`${sha256}  ${basename(path)}\n`);
    await once(sum, 'close');
    return { ...manifest, sha256 };
  } finally {
    await client.end();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what killed backups left; only one backup runs at a time. */
async function removeLeftovers(target: string): Promise<void> {
  for (const each of await readdir(target, { withFileTypes: true }))
    if (each.isDirectory() && /^firstrung-.*\.tar\.[A-Za-z0-9]{6}$/u.test(each.name))
      await rm(join(target, each.name), { recursive: true, force: true });
}

type Content = Omit<Manifest, 'format' | 'createdAt' | 'keyFingerprint'>;

async function fill(
  tar: Pack,
  client: pg.Client,
  { files, folder, listed, report, freeBytes }: Options & { folder: string; listed: Listed[] },
): Promise<Content> {
  const { rows: steps } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const { rows: stored } = await client.query<{ key: string; mediaType: string; size: number }>(
    `select key, media_type as "mediaType", size::float8 as size from files f
     where not exists (select from waiting_files w where w.file_id = f.id) order by key`,
  );
  const sizes = await loadSizes(client, listed);
  const total = { tables: sum(sizes), files: sum(stored.map(({ size }) => size)) };
  await requireSpace(folder, total, freeBytes);
  const progress = createProgress(total.tables + total.files, report ?? (async () => undefined));
  const tables: TableEntry[] = [];
  for (const [at, table] of listed.entries()) {
    const part = { size: sizes[at] ?? 0, progress };
    tables.push(await addTable(tar, client, { ...table, folder, part }));
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  // Storing the files may take long, and no update should wait for it.
  await client.query('commit');
  const backedUp: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key, mediaType, size: listedSize } of stored) {
    const found = await files.read(key);
    if (found) {
      const { size } = found;
      const sha256 = await addEntry(tar, { name: entryOf.file({ key }), size }, found.stream);
      backedUp.push({ key, mediaType, size, sha256 });
    } else missing.push(key);
    progress.endPart(listedSize);
  }
  await progress.settled();
  const lostFiles = await findLost(client, missing);
  const migrations = steps.map(({ hash }) => hash);
  return { migrations, tables, sequences, files: backedUp, lostFiles };
}

/** A file may be deleted while the backup runs; one that the database still has is lost. */
async function findLost(client: pg.Client, missing: string[]): Promise<string[]> {
  // The lock waits for deletions that are not committed yet.
  const { rows } = await client.query<{ key: string }>(
    'select key from files where key = any($1) order by key for key share',
    [missing],
  );
  return rows.map(({ key }) => key);
}

type Part = { size: number; progress: Progress };

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Bytes of each table, in order. */
async function loadSizes(client: pg.Client, listed: Listed[]): Promise<number[]> {
  const { rows } = await client.query<{ size: number }>(
    `select pg_table_size(name::regclass)::float8 as size
     from unnest($1::text[]) with ordinality as t (name, at) order by at`,
    [listed.map(nameOf)],
  );
  return rows.map(({ size }) => size);
}

async function addTable(
  tar: Pack,
  client: pg.Client,
  { folder, part, ...table }: Listed & { folder: string; part: Part },
): Promise<TableEntry> {
  const { schema, columns } = table;
  // The states in order: created, retry, active, completed, cancelled, failed.
  const from = `${nameOf(table)}${schema === 'tasks' ? " where state < 'completed'" : ''}`;
  const query = copyTo(
    `copy (select ${columns.map(pg.escapeIdentifier).join(', ')} from ${from}) to stdout`,
  );
  // An entry begins with its size, so the rows are compressed into a file first.
  const path = join(folder, 'table');
  await pipeline(
    client.query(query),
    part.progress.counting(part.size),
    createGzip(),
    createWriteStream(path, { mode: 0o600 }),
  );
  part.progress.endPart(part.size);
  const { size } = await stat(path);
  const sha256 = await addEntry(tar, { name: entryOf.table(table), size }, createReadStream(path));
  return { ...table, rows: query.rowCount ?? 0, size, sha256 };
}

const addText = (tar: Pack, name: string, text: string) =>
  new Promise<void>((resolve, reject) => {
    tar.entry({ name }, text, (error) => (error ? reject(error) : resolve()));
  });

async function addEntry(
  tar: Pack,
  { name, size }: { name: string; size: number },
  content: Readable,
): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hashing(hash), tar.entry({ name, size }));
  return hash.digest('hex');
}

async function writeHashed(content: Pack, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hashing(hash), createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}

const hashing = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
