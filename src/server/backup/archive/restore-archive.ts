import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupProblem } from '#server/backup/manifest.ts';
import { attach } from '#server/db/embedded/attach.ts';
import { findBinaries } from '#server/db/embedded/find-binaries.ts';
import { findOwner, type Owner } from '#server/db/embedded/find-owner.ts';
import { isLastMember } from '#server/db/embedded/membership.ts';
import { spawnPostmaster, stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { socketFolder } from '#server/db/embedded/socket-folder.ts';
import type { Log } from '#server/db/log.ts';
import {
  belongsTo,
  firstGap,
  isSegment,
  markName,
  parseMark,
  placeOf,
  type StoredBase,
} from './archive-names.ts';
import type { ArchiveStore } from './archive-store.ts';
import { readBases } from './archive-work.ts';

const unpack = promisify(gunzip);
/** Where recovery finds the log segments. */
const inbox = 'wal_in';

type Options = {
  store: ArchiveStore;
  dataDir: string;
  /** The moment to go back to; the newest one if not given. */
  until?: Date | undefined;
  /** Refused if the archive was made with another secret. */
  keyFingerprint?: string | undefined;
  /** Stops where a segment is missing or damaged, and loses what comes after it. */
  acceptsGap?: boolean;
  log: Log;
};

type RestoredArchive = {
  base: Date;
  safeUntil: Date | null;
  segments: number;
  files: number;
};

const nothing = 'Nothing was changed.';

/**
 * Restores the embedded database and its files from the archive, to the newest moment or to a given
 * one. The data folder gets a database only when it is complete.
 */
export async function restoreArchive(options: Options): Promise<RestoredArchive> {
  const { store, dataDir, until, keyFingerprint } = options;
  const cluster = join(dataDir, 'postgres');
  if (existsSync(cluster))
    throw new BackupProblem(
      `There is a database in ${cluster} already. ${nothing} Move it away, or set DATA_DIR to an empty folder.`,
    );
  await store.requirePlace();
  const found = await store.read(markName);
  const bases = await readBases(store);
  if (!found || bases.length === 0)
    throw new BackupProblem(`${store.place} holds no complete archive. ${nothing}`);
  const { safeUntil } = parseMark(await text(found));
  const base = chooseBase(bases, until, safeUntil);
  if (keyFingerprint !== undefined && base.keyFingerprint !== keyFingerprint)
    throw new BackupProblem(
      `This archive was made with another secret. ${nothing} Set AUTH_SECRET to that secret, or put its file \`secret\` into DATA_DIR. If it is lost, add --new-secret.`,
    );
  await mkdir(dataDir, { recursive: true });
  const owner = findOwner([dataDir]);
  const half = await mkdtemp(join(dataDir, `postgres.new-${process.pid}-`));
  try {
    await extractBase(store, base, half);
    const segments = await fetchSegments(options, base, half);
    await recover(half, owner, options);
    await rm(join(half, inbox), { recursive: true });
    const files = await restoreFiles(store, join(dataDir, 'files'));
    await rename(half, cluster);
    return { base: base.finishedAt, safeUntil, segments, files };
  } catch (error) {
    await rm(half, { recursive: true, force: true, maxRetries: 20 });
    throw error;
  }
}

function chooseBase(
  bases: StoredBase[],
  until: Date | undefined,
  safeUntil: Date | null,
): StoredBase {
  if (until && safeUntil && until > safeUntil)
    throw new BackupProblem(
      `The archive reaches up to ${safeUntil.toISOString()}. ${nothing} Leave out --until to restore that.`,
    );
  const fitting = bases.filter(({ finishedAt }) => !until || finishedAt <= until);
  const base = fitting.at(-1);
  if (!base)
    throw new BackupProblem(
      `The archive begins at ${bases[0]?.finishedAt.toISOString()}. ${nothing} Choose a later moment.`,
    );
  return base;
}

async function extractBase(store: ArchiveStore, base: StoredBase, folder: string): Promise<void> {
  const tar = extract();
  const fed = pipeline(Readable.from(partsOf(store, base)), createGunzip(), tar);
  fed.catch(() => undefined);
  for await (const entry of tar) {
    const path = join(folder, ...entry.header.name.split('/'));
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'w', 0o600);
    await pipeline(entry, file.createWriteStream());
  }
  await fed;
}

async function* partsOf(store: ArchiveStore, { name, parts }: StoredBase) {
  for (const part of parts) {
    const found = await store.read(part.name);
    const bytes = found ? await buffer(found) : Buffer.alloc(0);
    if (createHash('sha256').update(bytes).digest('hex') !== part.sha256)
      throw new BackupProblem(
        `The copy ${name} in the archive is damaged at ${part.name}. ${nothing} Choose a moment before it with --until.`,
      );
    yield bytes;
  }
}

/** Fetches the log since the base, and checks that none of it is missing or damaged. */
async function fetchSegments(
  { store, acceptsGap = false }: Options,
  base: StoredBase,
  folder: string,
): Promise<number> {
  const target = join(folder, inbox);
  await mkdir(target, { mode: 0o700 });
  const stored = await store.list('wal');
  const names = stored.map((name) => name.slice('wal/'.length, -'.gz'.length)).toSorted();
  const start = placeOf(base.startSegment);
  const fetched: string[] = [];
  for (const name of names) {
    if (belongsTo(name) < start) continue;
    const bytes = await buffer((await store.read(`wal/${name}.gz`)) ?? Readable.from([]));
    const isWhole = await unpack(bytes).then(
      () => true,
      () => false,
    );
    if (!isWhole) continue;
    await writeFile(join(target, `${name}.gz`), bytes, { mode: 0o600 });
    fetched.push(name);
  }
  const gap = firstGap(fetched, base.startSegment);
  const hasStop = fetched.some(
    (name) => isSegment(name) && placeOf(name) >= placeOf(base.stopSegment),
  );
  if (!hasStop || (gap !== undefined && gap <= placeOf(base.stopSegment)))
    throw new BackupProblem(
      `The archive lacks a part of the log that the copy of ${base.finishedAt.toISOString()} needs. ${nothing} Choose a moment before it with --until.`,
    );
  if (gap !== undefined && !acceptsGap)
    throw new BackupProblem(
      `A part of the log is missing or damaged, so only what came before it can be restored. ${nothing} Add --accept-loss to do that.`,
    );
  return fetched.length;
}

/**
 * Lets PostgreSQL replay the log in the folder, and stops it. PostgreSQL ends with an error when no
 * change came after the moment asked for: then all of the log is what was asked for. A segment that
 * is there but can't be unpacked, such as on a full disk, is not the end of the log: PostgreSQL
 * takes a command's code above 125 for a failure, and any other for a segment that doesn't exist.
 */
async function recover(folder: string, owner: Owner | undefined, { until, log }: Options) {
  await writeFile(join(folder, 'recovery.signal'), '');
  if (owner) await giveTo(folder, owner);
  const socket = socketFolder(folder);
  const logFile = join(dirname(folder), 'postgres.log');
  const binaries = await findBinaries(dirname(folder), owner);
  const settings = {
    wal_level: 'replica',
    hot_standby: 'off',
    lc_messages: 'C',
    restore_command: `test -f ${inbox}/%f.gz || exit 1; gzip -dc ${inbox}/%f.gz > %p || exit 126`,
    recovery_target_timeline: 'latest',
    recovery_target_action: 'promote',
  };
  let target = until;
  let isRestart = false;
  const spawn = async () => {
    if (isRestart) {
      if (target === undefined || !(await lacksLaterChange(logFile)))
        throw new BackupProblem(
          `PostgreSQL could not replay the log. ${nothing} The end of ${logFile} says why.`,
        );
      target = undefined;
    }
    isRestart = true;
    return spawnPostmaster(folder, logFile, binaries, owner, {
      ...settings,
      // PostgreSQL does not know the letters of the ISO format this early.
      ...(target && {
        recovery_target_time: target.toISOString().replace('T', ' ').replace('Z', '+00'),
      }),
    });
  };
  log.info({ folder }, 'PostgreSQL replays the log');
  const where = { cluster: folder, logFile, host: socket.path };
  const member = await attach({ ...where, spawn, isNeeded: () => true });
  await isLastMember(member);
  await stopPostmaster(folder);
  await member.end();
  socket.remove();
}

async function lacksLaterChange(logFile: string): Promise<boolean> {
  const lines = (await readFile(logFile, 'utf8')).split('\n');
  return lines
    .slice(-10)
    .some((line) => line.includes('recovery ended before configured recovery target was reached'));
}

async function giveTo(folder: string, owner: Owner): Promise<void> {
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
}

/** Files not in use at that moment are deleted later, like all unreferenced files. */
async function restoreFiles(store: ArchiveStore, folder: string): Promise<number> {
  const names = await store.list('files');
  for (const name of names) {
    const path = join(folder, ...name.split('/').slice(1));
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const found = await store.read(name);
    const part = join(folder, 'restoring');
    const file = await open(part, 'w', 0o600);
    await pipeline(found ?? Readable.from([]), file.createWriteStream({ flush: true }));
    await rename(part, path);
  }
  return names.length;
}
