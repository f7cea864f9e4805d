// npm run backup -- FOLDER
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSecret } from '#server/auth/secret.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { backupName, expiredBackups } from '#server/backup/expired-backups.ts';
import { runCommand } from './command/run-command.ts';

const [folder] = process.argv.slice(2);

await runCommand('backup', async ({ config, database, files }) => {
  if (folder === undefined) {
    console.error('Say where to put the backup: npm run backup -- FOLDER');
    return 1;
  }
  const now = new Date();
  const path = join(folder, backupName(now));
  const made = await createBackup({
    connectionString: database.connectionString,
    files,
    secret: config.AUTH_SECRET ?? (await loadSecret(config.DATA_DIR)),
    now,
    path,
  });
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${path}: ${rows} rows of ${made.tables.length} tables, ${made.files.length} files.`);
  console.log(`sha256 ${made.sha256}`);
  if (made.missingFiles > 0)
    console.log(`${made.missingFiles} files were deleted while the backup ran.`);
  console.log(
    'It holds personal data: keep it where only you can read it. ' +
      'The secret (AUTH_SECRET, or the file `secret` in DATA_DIR) is not in it: keep that elsewhere.',
  );
  for (const name of expiredBackups(await readdir(folder))) {
    await rm(join(folder, name));
    await rm(join(folder, `${name}.sha256`), { force: true });
    console.log(`Deleted ${name}: the newest of 7 days and of 4 weeks are kept.`);
  }
  return 0;
});
