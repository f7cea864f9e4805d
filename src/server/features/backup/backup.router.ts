import { serve } from '#server/api.ts';
import { createBackup } from './create-backup.ts';
import { listBackups } from './list-backups.ts';
import { requestOptimization } from './request-optimization.ts';
import { prepareDownload } from './send-backup.ts';

export const backupRouter = serve('backup', {
  list: listBackups,
  create: createBackup,
  optimize: requestOptimization,
  prepareDownload: (ctx, { backupId }) => prepareDownload(ctx, backupId),
});
