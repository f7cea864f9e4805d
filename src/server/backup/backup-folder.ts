import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BackupContents } from '#domain/backup/backup.ts';
import type { FilesPort } from '#server/ports/files/files.ts';
import { createBackup } from './create-backup.ts';
import { backupName, expiredBackups } from './expired-backups.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './progress.ts';

/** The backups of one installation. */
export type BackupFolder = {
  /** Reports each percent that is done. */
  create: (now: Date, report: Report) => Promise<BackupFile>;
  /** Null when the file is not in the folder any more. */
  read: (fileName: string) => Promise<{ stream: Readable; size: number } | null>;
};

export type BackupFile = {
  fileName: string;
  size: number;
  sha256: string;
  contents: BackupContents;
  /** Names of older backups that the retention deleted. */
  deleted: string[];
};

type Options = {
  folder: string;
  connectionString: string;
  files: Pick<FilesPort, 'read'>;
  secret: string;
};

export function createBackupFolder({ folder, ...from }: Options): BackupFolder {
  return {
    create: async (now, report) => {
      const fileName = backupName(now);
      const path = join(folder, fileName);
      const written = await createBackup({ ...from, now, path, report });
      const { size } = await stat(path);
      const contents = contentsOf(written);
      const deleted = contents.lostFiles === 0 ? await deleteExpired(folder) : [];
      return { fileName, size, sha256: written.sha256, contents, deleted };
    },
    read: async (fileName) => {
      const path = join(folder, fileName);
      const found = await stat(path).catch(() => null);
      return found && { stream: createReadStream(path), size: found.size };
    },
  };
}

export function contentsOf({ tables, files, lostFiles }: Manifest): BackupContents {
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    lostFiles: lostFiles.length,
  };
}

/** Deletes what the retention no longer keeps, and returns its names. */
export async function deleteExpired(folder: string): Promise<string[]> {
  const expired = expiredBackups(await readdir(folder));
  for (const name of expired) {
    await rm(join(folder, name));
    await rm(join(folder, `${name}.sha256`), { force: true });
  }
  return expired;
}
