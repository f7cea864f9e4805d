import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ArchiveStore } from './archive-store.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export const segmentName = (name: string) => `wal/${name}.gz`;

/** Moves the finished log segments of the outbox into the archive, and returns their names. */
export async function shipSegments(outbox: string, store: ArchiveStore): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => /^[\dA-F]{8}[\dA-F.]/u.test(name));
  const ready = names.filter((name) => !name.endsWith('.part')).toSorted();
  for (const name of ready) {
    const path = join(outbox, name);
    const content = await readFile(path);
    const there = await store.read(segmentName(name));
    if (there === null) {
      const packed = await compress(content, { level: 1 });
      await store.put(segmentName(name), packed, packed.byteLength);
    } else {
      // A killed process may have stored it and not removed it here.
      const stored = await decompress(await buffer(there)).catch(() => Buffer.alloc(0));
      if (!stored.equals(content))
        throw new Error(
          `The archive ${store.place} has another segment ${name}: another database writes to it, or it is damaged. Set ARCHIVE_DIR to another place.`,
        );
    }
    await rm(path);
  }
  return ready;
}
