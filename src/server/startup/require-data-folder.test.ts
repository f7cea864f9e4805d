import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { requireDataFolder } from './require-data-folder.ts';

test('REL-40 a data folder is created with its parents, and an existing one is left alone', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'a', 'b');
  await Promise.all([requireDataFolder(path), requireDataFolder(path)]);
  await requireDataFolder(path);
  expect(await readdir(path)).toEqual([]);
});

test('REL-40 an impossible data folder is reported in one sentence that says what to do', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  await expect(requireDataFolder(file)).rejects.toThrow(
    `DATA_DIR is ${file}, which is a file. Set DATA_DIR to a folder.`,
  );
  await expect(requireDataFolder(join(file, 'below'))).rejects.toThrow(
    `DATA_DIR is ${file}/below, and a part of that path is a file. Set DATA_DIR to a folder.`,
  );
});

test('REL-40 a file system that cannot hold folders is refused without endless retries', async () => {
  for (const path of ['/proc', '/proc/nope/data']) {
    await expect(requireDataFolder(path)).rejects.toThrow(`DATA_DIR is ${path}, wh`);
  }
});
