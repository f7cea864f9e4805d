import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasCluster } from '#server/db/embedded/attach.ts';
import { BackupProblem } from './manifest.ts';

type Settings = {
  DATABASE_URL?: string | undefined;
  AUTH_SECRET?: string | undefined;
  DATA_DIR: string;
};

/** Refuses settings that would create a new database or secret, as a cron job without them does. */
export function requireInstallation({ DATABASE_URL, AUTH_SECRET, DATA_DIR }: Settings): void {
  const way =
    'Nothing was backed up or deleted. Run the backup with the same settings as Firstrung itself.';
  if (!DATABASE_URL && !hasCluster(join(DATA_DIR, 'postgres')))
    throw new BackupProblem(
      `DATABASE_URL is not set, and there is no database in DATA_DIR (${DATA_DIR}). ${way}`,
    );
  if (!AUTH_SECRET && !existsSync(join(DATA_DIR, 'secret')))
    throw new BackupProblem(
      `AUTH_SECRET is not set, and there is no file \`secret\` in DATA_DIR (${DATA_DIR}). ${way}`,
    );
}
