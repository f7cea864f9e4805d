// npm run restore -- FILE [--new-secret]
import { join } from 'node:path';
import { pino } from 'pino';
import { createAuditAnchors } from '#server/audit-anchors.ts';
import { loadSecret } from '#server/auth/secret.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { chooseFiles } from '#server/deps.ts';

const words = process.argv.slice(2);
const path = words.find((word) => !word.startsWith('--'));

try {
  process.exitCode = await restore();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function restore(): Promise<number> {
  if (path === undefined) {
    console.error('Say which backup to restore: npm run restore -- FILE');
    return 1;
  }
  const config = readConfig(process.env);
  const log = pino({ level: 'error' }, pino.destination(2));
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir: config.DATA_DIR,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'firstrung-restore',
    log,
  });
  try {
    const { createdAt, tables, files } = await restoreBackup({
      path,
      connectionString: database.connectionString,
      files: await chooseFiles(config),
      secret: config.AUTH_SECRET ?? (await loadSecret(config.DATA_DIR)),
      acceptsNewSecret: words.includes('--new-secret'),
      log,
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
