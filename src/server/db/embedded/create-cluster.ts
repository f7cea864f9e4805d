import { constants } from 'node:fs';
import { access, chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCluster } from './attach.ts';
import type { Binaries } from './find-binaries.ts';
import type { Owner } from './find-owner.ts';
import { runProgram } from './run-program.ts';
import { folderForOwner } from './working-folder.ts';

/**
 * Creates the cluster in a temporary place and renames it, so that a killed start leaves no partial
 * cluster.
 */
export async function createCluster(
  dataDir: string,
  cluster: string,
  binaries: Binaries,
  owner: Owner | undefined,
): Promise<void> {
  await removeAbandoned(dataDir);
  const half = await mkdtemp(join(dataDir, `postgres.new-${process.pid}-`));
  try {
    if (owner) await chown(half, owner.uid, owner.gid);
    await runProgram(
      binaries.initdb,
      ['-D', folderForOwner(half, owner), ...clusterOptions()],
      half,
      owner,
    );
    await rename(half, cluster);
    await flushFolder(dataDir);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!hasCluster(cluster)) throw error;
  }
}

/** Refuses a folder that exists but isn't our cluster, and says what to do. */
export async function requireOwnCluster(cluster: string): Promise<void> {
  try {
    await access(cluster, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const way = 'Start as that user again, or give the folder to this one with chown -R.';
    throw new Error(`The database folder ${cluster} belongs to another user. ${way}`, {
      cause: error,
    });
  }
  if (!hasCluster(cluster))
    throw new Error(
      `${cluster} is not a database folder. Move it away, or set DATA_DIR to another place.`,
    );
}

function clusterOptions(): string[] {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  return [
    ...['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${locale}`],
  ];
}

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    // The initdb of a killed creator may live on for some seconds and write where we delete.
    if (maker && !isAlive(Number(maker)))
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
