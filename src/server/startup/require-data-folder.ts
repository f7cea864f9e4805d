import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const sentences: Record<string, string> = {
  EEXIST: 'which is a file. Set DATA_DIR to a folder',
  ENOTDIR: 'and a part of that path is a file. Set DATA_DIR to a folder',
  EACCES:
    'where this user may not write. Give it the folder with chown, or set DATA_DIR to another',
  EPERM: 'where this user may not write. Give it the folder with chown, or set DATA_DIR to another',
  EROFS: 'which can only be read. Set DATA_DIR to a folder that can be written',
  ENOSPC: 'where no space is left. Make some, or set DATA_DIR to another folder',
};
const otherwise = 'where no folder can be made. Set DATA_DIR to a folder on a disk';

/** Creates the data folder and checks that it is writable; otherwise the error says what to do. */
export async function requireDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    await rmdir(await mkdtemp(join(dataDir, '.try-')));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR is ${dataDir}, ${sentences[code] ?? otherwise}.`, { cause: error });
  }
}

// Node's recursive mkdir never returns on a file system like /proc, where creating a folder fails
// as if its parent were missing.
async function makeFolder(path: string): Promise<void> {
  const found = await kindOf(path);
  if (found === 'folder') return;
  if (found === 'other') throw Object.assign(new Error('a file is there'), { code: 'EEXIST' });
  await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    if ((await kindOf(path)) !== 'folder') throw error;
  }
}

async function kindOf(path: string): Promise<'folder' | 'other' | 'none'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'none';
    throw error;
  }
}
