import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { archivingOf } from '#server/db/embedded/archiving.ts';
import { attach, requireFolder } from '#server/db/embedded/attach.ts';
import type { Attachment } from '#server/db/embedded/attach.ts';
import { createCluster, requireOwnCluster } from '#server/db/embedded/create-cluster.ts';
import { findBinaries } from '#server/db/embedded/find-binaries.ts';
import { findOwner } from '#server/db/embedded/find-owner.ts';
import { isLastMember } from '#server/db/embedded/membership.ts';
import { spawnPostmaster, stopPostmaster } from '#server/db/embedded/postmaster.ts';
import type { Settings } from '#server/db/embedded/postmaster.ts';
import { socketFolder } from '#server/db/embedded/socket-folder.ts';
import type { Log } from './log.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  settings?: Settings;
  /** Whether its log is archived; if not said, as it was when last started. */
  isArchived?: boolean;
};

export type EmbeddedDatabase = {
  engine: 'embedded';
  /** As the role that owns the tables. */
  connectionString: string;
  /** As the role that serves requests. */
  appConnectionString: string;
  /** As PostgreSQL's superuser, for the archive only. */
  superConnectionString: string;
  folder: string;
  /** Why the database can't recover by itself, as a sentence for the operator. */
  problem: () => string | undefined;
  release: () => Promise<void>;
};

const database = 'firstrung';
const owner = 'firstrung';
const app = 'firstrung_app';
const folderCheckMs = 2_000;

/**
 * Starts the embedded PostgreSQL on a folder, or joins a running one, and keeps it up until
 * released.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  isArchived,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const home = await realpath(dataDir);
  const cluster = join(home, 'postgres');
  const logFile = join(home, 'postgres.log');
  const user = findOwner([cluster, home]);
  const binaries = await findBinaries(home, user);
  if (existsSync(cluster)) await requireOwnCluster(cluster);
  else await createCluster(home, cluster, binaries, user);

  const socket = socketFolder(cluster);
  const spawn = async () => {
    const all = { ...settings, ...(await archivingOf(cluster, user, isArchived)) };
    return spawnPostmaster(cluster, logFile, binaries, user, all);
  };
  const urlOf = (role: string, name = database) =>
    `postgres:///${name}?host=${encodeURIComponent(socket.path)}&port=5432&user=${role}`;
  const attached = await keepAttached({ cluster, logFile, host: socket.path, spawn }, log);
  return {
    engine: 'embedded',
    connectionString: urlOf(owner),
    appConnectionString: urlOf(app),
    superConnectionString: urlOf('postgres', 'postgres'),
    folder: cluster,
    problem: attached.problem,
    release: async () => {
      await attached.release();
      socket.remove();
    },
  };
}

async function keepAttached(where: Omit<Attachment, 'isNeeded'>, log: Log) {
  const { cluster } = where;
  let leaving = false;
  let startProblem: string | undefined;
  let folderProblem: string | undefined;
  let reviving = Promise.resolve();
  const attachment = { ...where, isNeeded: () => !leaving };

  function keep(joined: Client): Client {
    joined.on('end', () => {
      if (!leaving) reviving = revive();
    });
    return joined;
  }

  /** Logs a problem unless it is the one before. */
  function report(error: unknown, before: string | undefined): string {
    const { message } = error as Error;
    if (message !== before) log.error({ err: error }, message);
    return message;
  }

  async function revive(): Promise<void> {
    log.warn({ folder: cluster }, 'the embedded database went away; starting it again');
    while (!leaving) {
      try {
        member = keep(await attach(attachment));
        startProblem = undefined;
        log.info({ folder: cluster }, 'the embedded database is back');
        return;
      } catch (error) {
        startProblem = report(error, startProblem);
        await wait(1_000);
      }
    }
  }

  function checkFolder(): void {
    try {
      requireFolder(cluster);
      folderProblem = undefined;
    } catch (error) {
      folderProblem = report(error, folderProblem);
    }
  }

  async function release(): Promise<void> {
    leaving = true;
    clearInterval(watch);
    await reviving;
    try {
      if (await isLastMember(member)) await stopPostmaster(cluster);
    } catch (error) {
      log.warn({ err: error }, 'the embedded database was gone before it was released');
    }
    await member.end();
  }

  let member = keep(await attach(attachment));
  await createDatabase(member);
  const watch = setInterval(checkFolder, folderCheckMs).unref();
  return { problem: () => folderProblem ?? startProblem, release };
}

/**
 * The app has its own roles, because PostgreSQL's initial superuser may run programs and read files:
 * one owns the tables, the other serves requests and can't change them.
 */
async function createDatabase(member: Client): Promise<void> {
  await ignoringTwins(async () => {
    const found = await member.query('select from pg_roles where rolname = $1', [app]);
    if (!found.rowCount) await member.query(`create role ${app} login in role pg_read_all_stats`);
  });
  const { rowCount } = await member.query('select from pg_database where datname = $1', [database]);
  if (rowCount) return;
  await ignoringTwins(() => member.query(`create role ${owner} login createdb`));
  await ignoringTwins(() => member.query(`create database ${database} owner ${owner}`));
}

/** If two processes create the same thing concurrently, the second gets an error that it exists. */
async function ignoringTwins(create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '42710' && code !== '42P04' && code !== '23505') throw error;
  }
}
