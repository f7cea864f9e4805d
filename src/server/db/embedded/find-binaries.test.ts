import { lstatSync, readlinkSync, statSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { findBinaries } from './find-binaries.ts';

const stranger = { uid: 54_321, gid: 54_321 };
const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };

async function writePackage(folder: string): Promise<string> {
  const native = join(folder, 'package', 'native');
  const files = [
    'bin/postgres',
    'bin/initdb',
    'bin/pg_ctl',
    'lib/libpq.so.5.18',
    'share/postgresql/postgres.bki',
  ];
  for (const file of files) {
    await mkdir(dirname(join(native, file)), { recursive: true });
    await writeFile(join(native, file), file, { mode: file.startsWith('bin/') ? 0o700 : 0o600 });
  }
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
  await writeFile(join(native, '..', 'package.json'), JSON.stringify({ version: '18.4.0' }));
  return native;
}

test('REL-03 library links that npm could not carry are created in place', async () => {
  await using folder = await temporaryFolder();
  const native = await writePackage(folder.path);
  const { postgres } = await findBinaries(folder.path, undefined, native);
  expect(postgres).toBe(join(native, 'bin', 'postgres'));
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test('REL-03 programs that the database user cannot read are copied once to where it can, links included', async () => {
  await using folder = await temporaryFolder();
  const native = await writePackage(folder.path);
  await chmod(folder.path, 0o755);
  const copy = join(folder.path, 'data', 'postgresql-18.4.0');
  await mkdir(dirname(copy));
  for (const start of ['first', 'second']) {
    const { postgres } = await findBinaries(dirname(copy), stranger, native);
    expect(postgres, start).toBe(join(copy, 'bin', 'postgres'));
  }
  expect(statSync(join(copy, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'share', 'postgresql', 'postgres.bki')).mode & 0o777).toBe(0o644);
  expect(lstatSync(join(copy, 'lib', 'libpq.so.5')).isSymbolicLink()).toBe(true);
});
