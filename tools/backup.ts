// npm run backup -- FOLDER
import { join } from 'node:path';
import { loadSecret } from '#server/auth/secret.ts';
import { contentsOf, deleteExpired } from '#server/backup/backup-folder.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { backupName } from '#server/backup/expired-backups.ts';
import { requireInstallation } from '#server/backup/require-installation.ts';
import { readConfig } from '#server/config/config.ts';
import { chooseFiles } from '#server/deps.ts';
import { openInstallation } from './open-installation.ts';

const [folder] = process.argv.slice(2);

try {
  process.exitCode = await backUp();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function backUp(): Promise<number> {
  if (folder === undefined) {
    console.error('Say where to put the backup: npm run backup -- FOLDER');
    return 1;
  }
  const config = readConfig(process.env);
  requireInstallation(config);
  const database = await openInstallation(config, 'firstrung-backup');
  try {
    const now = new Date();
    const path = join(folder, backupName(now));
    const made = await createBackup({
      connectionString: database.connectionString,
      files: await chooseFiles(config),
      secret: config.AUTH_SECRET ?? (await loadSecret(config.DATA_DIR)),
      now,
      path,
    });
    report(path, made);
    const [lost] = made.lostFiles;
    if (lost !== undefined) {
      console.error(
        `${made.lostFiles.length} of the files that the database names are not in the storage, such as ${lost}. ` +
          'The backup is without them, and no older backup was deleted. Check DATA_DIR and the S3 settings.',
      );
      return 1;
    }
  } finally {
    await database.close();
  }
  for (const name of await deleteExpired(folder))
    console.log(`Deleted ${name}: the newest of 7 days and of 4 weeks are kept.`);
  return 0;
}

function report(path: string, made: Awaited<ReturnType<typeof createBackup>>): void {
  const { rows, tables, files } = contentsOf(made);
  console.log(`${path}: ${rows} rows of ${tables} tables, ${files} files.`);
  console.log(`sha256 ${made.sha256}`);
  console.log(
    'It holds personal data: keep it where only you can read it. ' +
      'The secret (AUTH_SECRET, or the file `secret` in DATA_DIR) is not in it: keep that elsewhere.',
  );
}
