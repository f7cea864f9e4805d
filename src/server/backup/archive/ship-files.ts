import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ArchiveStore } from './archive-store.ts';

const goneName = 'gone.json';
const monthOf = (key: string) => key.slice(0, 7);

/** Copies uploaded files to the archive. A key is written once and never changed. */
export function createFileShipper(folder: string, store: ArchiveStore) {
  const shipped = new Map<string, Set<string>>();
  let isEveryMonthShipped = false;

  async function ship(month: string): Promise<void> {
    let known = shipped.get(month);
    if (!known) {
      const names = await store.list(`files/${month}`);
      known = new Set(names.map((name) => name.slice('files/'.length)));
      shipped.set(month, known);
    }
    for (const name of await namesIn(join(folder, month))) {
      const key = `${month}/${name}`;
      if (known.has(key)) continue;
      const path = join(folder, key);
      const found = await stat(path).catch(() => undefined);
      if (!found) continue;
      await store.put(`files/${key}`, createReadStream(path), found.size);
      known.add(key);
    }
  }

  return {
    /** New files are in the newest months; older months are compared once after a start. */
    shipNew: async () => {
      const months = await monthsIn(folder);
      for (const month of isEveryMonthShipped ? months.slice(-2) : months) await ship(month);
      isEveryMonthShipped = true;
    },
    /** Files that were deleted here stay for as long as a time with them can be restored. */
    removeGone: async (now: Date, cutoff: Date) => {
      const stored = (await store.list('files')).map((name) => name.slice('files/'.length));
      const here = new Set<string>();
      for (const month of new Set(stored.map(monthOf)))
        for (const name of await namesIn(join(folder, month))) here.add(`${month}/${name}`);
      const noted = await store.read(goneName);
      const before = noted ? (JSON.parse(await text(noted)) as Record<string, string>) : {};
      const gone: Record<string, string> = {};
      for (const key of stored) {
        if (here.has(key)) continue;
        const since = before[key] ?? now.toISOString();
        if (new Date(since) >= cutoff) gone[key] = since;
        else {
          await store.remove(`files/${key}`);
          shipped.get(monthOf(key))?.delete(key);
        }
      }
      const note = Buffer.from(JSON.stringify(gone));
      await store.put(goneName, note, note.byteLength);
    },
  };
}

async function monthsIn(folder: string): Promise<string[]> {
  const years = (await namesIn(folder)).filter((name) => /^\d{4}$/u.test(name));
  const months = await Promise.all(
    years.map(async (year) =>
      (await namesIn(join(folder, year))).map((month) => `${year}/${month}`),
    ),
  );
  return months.flat().toSorted();
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
