import { isBackupDue, lastBackupTime } from '#domain/backup/is-backup-due.ts';
import type { Ctx } from '#server/context.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { countBackupsSince, findInstallationDate } from './backup.store.ts';
import { startBackup } from './start-backup.ts';

/** Starts the daily backup if its hour has passed, also while the server was down. */
export async function createDueBackup(ctx: Ctx): Promise<void> {
  const { backsUpDaily, backupHour } = await loadSavedSettings(ctx);
  if (!backsUpDaily) return;
  const since = lastBackupTime(ctx.now, backupHour);
  const installedAt = await findInstallationDate(ctx);
  // A new installation waits for its first night.
  if (installedAt === undefined || installedAt > since) return;
  if (isBackupDue(await countBackupsSince(ctx, since))) await startBackup(ctx, true);
}
