import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dayMs } from '#domain/time.ts';
import { outboxOf } from '#server/db/embedded/archiving.ts';
import type { Log } from '#server/db/log.ts';
import { belongsTo, expiredBases, parseBase, placeOf, type StoredBase } from './archive-names.ts';
import type { ArchiveStore } from './archive-store.ts';
import { makeBase } from './make-base.ts';
import { createFileShipper } from './ship-files.ts';
import { segmentName, shipSegments } from './ship-segments.ts';

const segmentPatienceMs = 20_000;

export type WorkOptions = {
  cluster: string;
  superConnectionString: string;
  store: ArchiveStore;
  /** Where uploaded files are, unless they are in a bucket. */
  filesFolder: string | null;
  keyFingerprint: string;
  retentionDays: number;
  log: Log;
};

/** Complete base backups, oldest first. */
export async function readBases(store: ArchiveStore): Promise<StoredBase[]> {
  const names = (await store.list('base')).filter((name) => name.endsWith('.json'));
  const bases: StoredBase[] = [];
  for (const name of names.toSorted()) {
    const found = await store.read(name);
    const read = found && parseBase(await text(found));
    if (read) bases.push({ ...read, name: name.slice(0, -'.json'.length) });
  }
  return bases;
}

export async function connect({
  superConnectionString,
}: Pick<WorkOptions, 'superConnectionString'>): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: superConnectionString,
    application_name: 'firstrung-archive',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

type Files = ReturnType<typeof createFileShipper> | undefined;

/** What is done with the archive; segments are stored in turn. */
export function createWork(
  options: WorkOptions,
  client: pg.Client,
  found: StoredBase[],
  signal: AbortSignal,
) {
  const { store, cluster, keyFingerprint, retentionDays, log, filesFolder } = options;
  const files = filesFolder ? createFileShipper(filesFolder, store) : undefined;
  // In the outbox, which is removed when archiving is switched off: the log has a gap then.
  const marker = join(outboxOf(cluster), 'base');
  let bases = found;
  let turn = Promise.resolve();
  const shipTo = (segment: string) => {
    const ship = async () => {
      await shipUpTo(segment, cluster, store);
      await files?.shipNew();
    };
    turn = turn.then(ship, ship);
    return turn;
  };

  return {
    bases: () => bases,
    goesOn: async () => bases.length > 0 && (await stat(marker).catch(() => null)) !== null,
    archiveUntilNow: async () => {
      const { rows } = await client.query<{ segment: string }>(
        // Without changes it is the first byte of a segment that is not finished.
        'select pg_walfile_name(pg_switch_wal() - 1) as segment',
      );
      await shipTo(rows[0]?.segment ?? '');
    },
    /** On a separate connection, while archiving continues. */
    addBase: async () => {
      await removeUnfinished(store, bases);
      const own = await connect(options);
      try {
        const now = () => new Date();
        const newBase = await makeBase({
          client: own,
          cluster,
          store,
          keyFingerprint,
          now,
          signal,
        });
        await shipTo(newBase.stopSegment);
        const { name, ...content } = newBase;
        await putText(store, `${name}.json`, content);
        await writeFile(marker, name);
        log.info({ base: name }, 'the archive has a new copy of the whole database');
        bases = await removeExpired(store, [...bases, newBase], retentionDays, files);
      } finally {
        await own.end();
      }
    },
  };
}

/** PostgreSQL hands a finished segment over within a moment. */
async function shipUpTo(segment: string, cluster: string, store: ArchiveStore): Promise<void> {
  const deadline = Date.now() + segmentPatienceMs;
  for (;;) {
    const shipped = await shipSegments(outboxOf(cluster), store);
    if (shipped.includes(segment)) return;
    const stored = await store.read(segmentName(segment));
    stored?.destroy();
    if (stored) return;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL did not hand over its segment ${segment}; see postgres.log.`);
    await wait(50);
  }
}

export async function putText(store: ArchiveStore, name: string, content: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(content));
  await store.put(name, bytes, bytes.byteLength);
}

/** Parts of a base whose process was killed. */
async function removeUnfinished(store: ArchiveStore, bases: StoredBase[]): Promise<void> {
  const known = new Set(bases.map(({ name }) => name));
  for (const part of await store.list('base'))
    if (!part.endsWith('.json') && !known.has(part.split('/').slice(0, 2).join('/')))
      await store.remove(part);
}

async function removeExpired(
  store: ArchiveStore,
  bases: StoredBase[],
  retentionDays: number,
  files: Files,
): Promise<StoredBase[]> {
  const now = new Date();
  const cutoff = new Date(now.getTime() - retentionDays * dayMs);
  const expired = expiredBases(bases, cutoff);
  for (const { name, parts } of expired) {
    await store.remove(`${name}.json`);
    for (const part of parts) await store.remove(part.name);
  }
  const remaining = bases.filter((base) => !expired.includes(base));
  const first = Math.min(...remaining.map(({ startSegment }) => placeOf(startSegment)));
  for (const stored of await store.list('wal')) {
    const name = stored.slice('wal/'.length, -'.gz'.length);
    if (belongsTo(name) < first) await store.remove(stored);
  }
  await files?.removeGone(now, cutoff);
  return remaining;
}
