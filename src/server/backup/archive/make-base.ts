import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { pack, type Pack } from 'tar-stream';
import { outbox } from '#server/db/embedded/archiving.ts';
import type { Base, StoredBase } from './archive-names.ts';
import type { ArchiveStore } from './archive-store.ts';

const partBytes = 32 * 1024 * 1024;
/** Their content belongs to the running server; the folders themselves must be there. */
const emptied = new Set([
  ...['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
]);
const leftOut =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL.*|pg_internal\.init.*|pgsql_tmp.*|.*\.signal)$/u;
const controlFile = 'global/pg_control';

type Options = {
  /** As the superuser, on one connection. */
  client: pg.Client;
  cluster: string;
  store: ArchiveStore;
  keyFingerprint: string;
  now: () => Date;
  /** Aborts when the process stops. */
  signal: AbortSignal;
};

/** Copies the running cluster to the archive. It counts once its last segment is there too. */
export async function makeBase(options: Options): Promise<StoredBase> {
  const { client, cluster, store, now, keyFingerprint, signal } = options;
  const startedAt = now();
  const name = `base/${startedAt.toISOString().replaceAll(':', '-')}`;
  const {
    rows: [start],
  } = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('firstrung', fast => true)) as segment`,
  );
  if (!start) throw new Error('PostgreSQL did not say where the backup begins.');
  const tar = pack();
  const parts: Base['parts'] = [];
  const written = pipeline(tar, createGzip({ level: 1 }), (packed: AsyncIterable<Buffer>) =>
    storeInParts(packed, async (part) => {
      const partName = `${name}/${String(parts.length).padStart(5, '0')}`;
      await store.put(partName, part, part.byteLength);
      parts.push({ name: partName, size: part.byteLength, sha256: sha256Of(part) });
    }),
  );
  written.catch((error: Error) => tar.destroy(error));
  const onAbort = () => tar.destroy(new Error('The process stops.'));
  signal.addEventListener('abort', onAbort);
  try {
    const stop = await packCluster(tar, client, cluster);
    await written;
    return {
      name,
      format: 1,
      major: (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim(),
      startedAt,
      finishedAt: now(),
      startSegment: start.segment,
      stopSegment: stop.segment,
      keyFingerprint,
      parts,
    };
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Packs a cluster whose backup has begun, and ends the backup. */
async function packCluster(tar: Pack, client: pg.Client, cluster: string) {
  await addFolder(tar, cluster, '');
  // Last, as the server's own tool does it.
  await addFile(tar, cluster, controlFile);
  const {
    rows: [stop],
  } = await client.query<{ segment: string; label: string }>(
    `select pg_walfile_name(lsn - 1) as segment, labelfile as label
     from pg_backup_stop(wait_for_archive => false)`,
  );
  if (!stop) throw new Error('PostgreSQL did not say where the backup ends.');
  await addEntry(tar, 'backup_label', Readable.from([stop.label]), Buffer.byteLength(stop.label));
  tar.finalize();
  return stop;
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function storeInParts(
  source: AsyncIterable<Buffer>,
  store: (part: Buffer) => Promise<void>,
): Promise<void> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size < partBytes) continue;
    await store(Buffer.concat(chunks));
    chunks = [];
    size = 0;
  }
  if (size > 0) await store(Buffer.concat(chunks));
}

async function addFolder(tar: Pack, cluster: string, folder: string): Promise<void> {
  if (folder !== '') tar.entry({ name: folder, type: 'directory' });
  if (emptied.has(folder)) {
    if (folder === 'pg_wal') tar.entry({ name: 'pg_wal/archive_status', type: 'directory' });
    return;
  }
  // A table may be dropped in the meantime; the log records that too.
  const entries = await readdir(join(cluster, folder), { withFileTypes: true }).catch(ifGone);
  for (const entry of entries ?? []) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (leftOut.test(entry.name) || name === outbox || name === controlFile) continue;
    if (entry.isDirectory()) await addFolder(tar, cluster, name);
    else if (entry.isFile()) await addFile(tar, cluster, name);
  }
}

async function addFile(tar: Pack, cluster: string, name: string): Promise<void> {
  const path = join(cluster, name);
  const found = await stat(path).catch(ifGone);
  if (found) await addEntry(tar, name, sized(path, found.size), found.size);
}

/** A file changes while it is read: it is cut or filled to the size that was announced. */
function sized(path: string, size: number): Readable {
  return Readable.from(
    (async function* () {
      let left = size;
      if (left > 0) {
        const source = createReadStream(path, { end: size - 1, highWaterMark: 1024 * 1024 });
        try {
          for await (const chunk of source as AsyncIterable<Buffer>) {
            left -= chunk.byteLength;
            yield chunk;
          }
        } catch (error) {
          ifGone(error as NodeJS.ErrnoException);
        }
      }
      for (; left > 0; left -= 8192) yield Buffer.alloc(Math.min(left, 8192));
    })(),
    { objectMode: false },
  );
}

async function addEntry(tar: Pack, name: string, content: Readable, size: number): Promise<void> {
  await pipeline(content, tar.entry({ name, size }));
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
