import { statfs } from 'node:fs/promises';
import { BackupProblem } from './manifest.ts';

const megabyte = 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Refuses a backup that may fill the disk, on which the database may be as well. Compressed rows
 * take less than half of their tables.
 */
export async function requireSpace(
  folder: string,
  { tables, files }: { tables: number; files: number },
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> {
  const needed = tables / 2 + files;
  const free = await freeBytes(folder);
  if (free >= needed) return;
  throw new BackupProblem(
    `A backup may need ${Math.ceil(needed / megabyte)} MB, and ${folder} has ${Math.floor(free / megabyte)} MB left. ` +
      'Nothing was backed up or deleted. Free some space, or back up to another disk with npm run backup.',
  );
}
