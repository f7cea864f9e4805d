import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './find-binaries.ts';
import type { Owner } from './find-owner.ts';
import { noEngine } from './no-engine.ts';
import { programEnvironment } from './run-program.ts';
import { folderForOwner } from './working-folder.ts';

export type Settings = Record<string, string>;

/**
 * Small and safe: every commit is flushed to disk, there is no network listener, and no user input
 * gets into the log.
 */
const settings: Settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  // Allocated only as far as there is data for it.
  shared_buffers: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const logLimit = 5 * 1024 * 1024;

export type Postmaster = { ended: boolean; problem?: Error };

/**
 * Starts PostgreSQL as a detached process that outlives this one; several app processes may use it.
 */
export async function spawnPostmaster(
  cluster: string,
  logFile: string,
  binaries: Binaries,
  owner: Owner | undefined,
  extra: Settings,
): Promise<Postmaster> {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > logLimit) await truncate(logFile);
  const output = openSync(logFile, 'a', 0o600);
  const options = Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const state: Postmaster = { ended: false };
  const child = spawn(binaries.postgres, ['-D', folderForOwner(cluster, owner), ...options], {
    ...owner,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', output, output],
    env: programEnvironment(),
  });
  child.on('error', (cause) =>
    Object.assign(state, { ended: true, problem: noEngine(cause.message, cause) }),
  );
  child.on('exit', () => (state.ended = true));
  child.unref();
  closeSync(output);
  return state;
}

/** Requests PostgreSQL's fast shutdown and waits until it has ended. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = await readPostmasterPid(cluster);
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  while ((await readPostmasterPid(cluster)) === pid) await wait(10);
}

export async function readPostmasterPid(cluster: string): Promise<number | undefined> {
  try {
    const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    return Number(content.split('\n')[0]) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
