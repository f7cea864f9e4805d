import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { loadSecret } from './secret.ts';

test('SEC-10 the session key is created once, long and owner-readable, even by two concurrent starts', async () => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'new');
  const [first, second] = await Promise.all([loadSecret(dataDir), loadSecret(dataDir)]);
  expect(first).toBe(second);
  expect(first).toMatch(/^[\w-]{43}$/u);
  expect(await loadSecret(dataDir)).toBe(first);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('SEC-10 a truncated key is refused with instructions', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'secret'), 'short');
  await expect(loadSecret(folder.path)).rejects.toThrow('Bring it back from a backup');
});
