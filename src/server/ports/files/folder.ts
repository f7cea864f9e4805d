import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 } from 'uuid';
import { countedBytes, requireFileKey, type FilesPort } from './files.ts';

/**
 * Files in a folder. A file is written under a temporary name, flushed and renamed, so that a key
 * never shows half a file.
 */
export function createFolderFiles({ folder }: { folder: string }): FilesPort {
  const incoming = join(folder, 'incoming');
  const pathOf = (key: string) => join(folder, ...requireFileKey(key).split('/'));

  async function writeAside(
    body: Readable | Uint8Array,
    size: number | undefined,
  ): Promise<string> {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    const path = join(incoming, v7());
    const file = await open(path, 'wx', 0o600);
    try {
      const source =
        body instanceof Uint8Array ? Readable.from([body], { objectMode: false }) : body;
      await pipeline(countedBytes(source, size), file.createWriteStream({ flush: true }));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    kind: 'folder',
    async put(key, body, { size }) {
      const path = pathOf(key);
      const aside = await writeAside(body, size);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(aside, path);
      await flushFolder(dirname(path));
    },
    async read(key, part) {
      const file = await openOrNull(pathOf(key));
      if (!file) return null;
      if (part) {
        return { stream: file.createReadStream(part), size: part.end - part.start + 1 };
      }
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async removePartial(before) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        const { mtime } = (await stat(path).catch(ifMissing)) ?? {};
        if (mtime && mtime < before) await rm(path, { force: true });
      }
    },
    async isWritable() {
      try {
        await rm(await writeAside(new Uint8Array(1), 1));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function openOrNull(path: string) {
  return open(path, constants.O_RDONLY).catch(ifMissing);
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

// A rename is only durable once its folder is flushed; Windows can't flush folders and doesn't need
// to.
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
