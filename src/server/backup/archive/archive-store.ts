import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where the archive of the embedded database is kept: a place that outlives this disk. */
export type ArchiveStore = {
  /** Named to the operator. */
  place: string;
  /** Throws a sentence for the operator if the place isn't there. */
  requirePlace: () => Promise<void>;
  /** Atomic, and flushed when it resolves. */
  put: (name: string, body: Uint8Array | Readable, size: number) => Promise<void>;
  /** Null if there is no such name. */
  read: (name: string) => Promise<Readable | null>;
  /** All names that begin with this folder, such as `wal/`, in no order. */
  list: (folder: string) => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

/** An archive in a folder, such as a mounted disk of another machine. */
export function createFolderArchive(folder: string): ArchiveStore {
  const pathOf = (name: string) => join(folder, ...name.split('/'));
  return {
    place: folder,
    requirePlace: async () => {
      // Never created: in place of a disk that isn't mounted, a folder would be on this disk.
      if (!(await stat(folder).catch(() => undefined))?.isDirectory())
        throw new Error(`There is no folder ${folder}. Create it, or mount its disk.`);
    },
    put: async (name, body) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.part`;
      const file = await open(part, 'w', 0o600);
      const source =
        body instanceof Uint8Array ? Readable.from([body], { objectMode: false }) : body;
      await pipeline(source, file.createWriteStream({ flush: true }));
      await rename(part, path);
      await flushFolder(dirname(path));
    },
    read: async (name) => {
      const found = await stat(pathOf(name)).catch(unlessMissing);
      return found ? createReadStream(pathOf(name)) : null;
    },
    list: async (under) => {
      const entries = await readdir(pathOf(under), { withFileTypes: true, recursive: true }).catch(
        unlessMissing,
      );
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
