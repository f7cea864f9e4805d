import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { type ArchiveStore, createFolderArchive } from './archive-store.ts';
import { createFileShipper } from './ship-files.ts';

test('REL-42 files of older months reach the archive also if storing one of them failed first', async () => {
  await using root = await temporaryFolder();
  const [folder, archive] = [join(root.path, 'files'), join(root.path, 'archive')];
  const keys = ['2026/01/a', '2026/02/b', '2026/03/c', '2026/04/d'];
  for (const key of keys) {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), key);
  }
  const store = createFolderArchive(archive);
  let isDown = false;
  const failing: ArchiveStore = {
    ...store,
    put: async (name, body, size) => {
      isDown ||= name.endsWith('b');
      if (isDown) throw new Error('The store is down.');
      await store.put(name, body, size);
    },
  };
  const shipper = createFileShipper(folder, failing);
  await expect(shipper.shipNew()).rejects.toThrow('down');
  failing.put = store.put;
  await shipper.shipNew();
  expect((await store.list('files')).toSorted()).toEqual(keys.map((key) => `files/${key}`));
});
