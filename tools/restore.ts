// npm run restore -- FILE [--new-secret]
// npm run restore -- --archive [--until TIME] [--new-secret] [--accept-loss]
import { join } from 'node:path';
import { pino } from 'pino';
import { createAuditAnchors } from '#server/audit-anchors.ts';
import { loadSecret } from '#server/auth/secret.ts';
import { restoreArchive } from '#server/backup/archive/restore-archive.ts';
import { forgetInstallation } from '#server/backup/installation.ts';
import { keyFingerprint } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { chooseFiles } from '#server/deps.ts';
import { openArchive } from '#server/startup/archive-place.ts';
import { openInstallation } from './open-installation.ts';

const words = process.argv.slice(2);
const path = words.find((word) => !word.startsWith('--'));

try {
  process.exitCode = words.includes('--archive') ? await fromArchive() : await restore();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function restore(): Promise<number> {
  if (path === undefined) {
    console.error(
      'Say what to restore: npm run restore -- FILE, or npm run restore -- --archive for the archive in ARCHIVE_DIR.',
    );
    return 1;
  }
  const config = readConfig(process.env);
  const database = await openInstallation(config, 'firstrung-restore');
  try {
    const { createdAt, tables, files } = await restoreBackup({
      path,
      connectionString: database.connectionString,
      files: await chooseFiles(config),
      secret: config.AUTH_SECRET ?? (await loadSecret(config.DATA_DIR)),
      acceptsNewSecret: words.includes('--new-secret'),
      log: database.log,
    });
    await createAuditAnchors(join(config.DATA_DIR, 'audit-anchors.jsonl')).startAnew(new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored the backup of ${createdAt}: ${rows} rows of ${tables.length} tables, ${files.length} files. Start Firstrung now.`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

async function fromArchive(): Promise<number> {
  const config = readConfig(process.env);
  const { ARCHIVE_DIR, DATA_DIR } = config;
  if (ARCHIVE_DIR === undefined) {
    console.error('Set ARCHIVE_DIR to the folder or bucket of the archive.');
    return 1;
  }
  const time = words[words.indexOf('--until') + 1];
  const until = words.includes('--until') ? new Date(time ?? '') : undefined;
  if (until && Number.isNaN(until.getTime())) {
    console.error('Give the moment as in --until 2026-11-28T14:30:00Z.');
    return 1;
  }
  const log = pino({ level: 'error' }, pino.destination(2));
  const secret = config.AUTH_SECRET ?? (await loadSecret(DATA_DIR));
  const { base, safeUntil, segments, files } = await restoreArchive({
    store: await openArchive(ARCHIVE_DIR, config),
    dataDir: DATA_DIR,
    until,
    acceptsGap: words.includes('--accept-loss'),
    keyFingerprint: words.includes('--new-secret') ? undefined : keyFingerprint(secret),
    log,
  });
  if (words.includes('--new-secret')) await forgetSecret(config);
  await createAuditAnchors(join(DATA_DIR, 'audit-anchors.jsonl')).startAnew(new Date());
  console.log(
    `Restored the copy of ${base.toISOString()} and ${segments} log segments after it, up to ${until?.toISOString() ?? `at least ${safeUntil?.toISOString()}`}, and ${files} files. Start Firstrung now.`,
  );
  return 0;
}

async function forgetSecret(config: Config): Promise<void> {
  const database = await connectDatabase({
    dataDir: config.DATA_DIR,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'firstrung-restore',
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  await forgetInstallation(database.connectionString);
  await database.close();
}
