import { join } from 'node:path';
import { lastBackupTime } from '#domain/backup/is-backup-due.ts';
import { startArchiver } from '#server/backup/archive/archiver.ts';
import type { Config } from '#server/config/config.ts';
import type { Connection } from '#server/db/connect.ts';
import type { Log } from '#server/db/log.ts';
import { openArchive } from './archive-place.ts';

/** Archives the embedded database where the settings say so. */
export async function archiverOf(
  config: Config,
  { embedded }: Pick<Connection, 'embedded'>,
  { keyFingerprint, loadHour }: { keyFingerprint: string; loadHour: () => Promise<number> },
  log: Log,
) {
  const { ARCHIVE_DIR, ARCHIVE_DAYS, DATA_DIR, S3_BUCKET } = config;
  if (!ARCHIVE_DIR || !embedded) return undefined;
  return startArchiver({
    cluster: embedded.folder,
    superConnectionString: embedded.superConnectionString,
    store: await openArchive(ARCHIVE_DIR, config),
    dataDir: DATA_DIR,
    filesFolder: S3_BUCKET ? null : join(DATA_DIR, 'files'),
    keyFingerprint,
    retentionDays: ARCHIVE_DAYS,
    // With the daily backup, also when that is off.
    lastBaseTime: async (now) => lastBackupTime(now, await loadHour()),
    log,
  });
}
