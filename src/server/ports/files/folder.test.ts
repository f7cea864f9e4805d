import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFiles } from './files.suite.ts';
import { createFileKey } from './files.ts';
import { createFolderFiles } from './folder.ts';

async function openFolder() {
  const root = await mkdtemp(join(tmpdir(), 'files-'));
  const folder = join(root, 'files');
  return {
    folder,
    files: createFolderFiles({ folder }),
    count: async () => {
      await mkdir(folder, { recursive: true });
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    // Puts a file in place of the folder: unlike missing permissions, this also fails for root.
    setWritable: async (writable: boolean) => {
      if (writable) {
        await rm(folder);
        await rename(join(root, 'away'), folder);
      } else {
        await rename(folder, join(root, 'away'));
        await writeFile(folder, '');
      }
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

describeFiles('a folder', openFolder);

test('SEC-36 no other user of the machine may read a stored file', async () => {
  await using bench = await openFolder();
  const key = createFileKey(new Date('2026-11-21T10:00:00Z'));
  await bench.files.put(key, Buffer.from('resume'), { contentType: 'application/pdf' });
  expect((await stat(join(bench.folder, key))).mode & 0o077).toBe(0);
  expect((await stat(join(bench.folder, '2026'))).mode & 0o077).toBe(0);
});

test('REL-31 what an interrupted write has left is removed, and what is being written stays', async () => {
  await using bench = await openFolder();
  const now = new Date();
  const before = new Date(now.getTime() - 60_000);
  await bench.files.removePartial(before);
  await bench.files.put(createFileKey(now), Buffer.from('whole'), { contentType: 'text/plain' });
  const incoming = join(bench.folder, 'incoming');
  for (const [name, at] of [
    ['interrupted', new Date(before.getTime() - 1)],
    ['running', now],
  ] as const) {
    await writeFile(join(incoming, name), 'half');
    await utimes(join(incoming, name), at, at);
  }
  await bench.files.removePartial(before);
  expect(await readdir(incoming)).toEqual(['running']);
  expect(await bench.count()).toBe(2);
});
