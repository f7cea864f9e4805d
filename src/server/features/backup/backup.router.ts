import { serve } from '#server/api.ts';
import { createBackup, listBackups, prepareDownload, requestOptimization } from './backups.ts';

export const backupRouter = serve('backup', {
  list: listBackups,
  create: createBackup,
  optimize: requestOptimization,
  prepareDownload: (ctx, { backupId }) => prepareDownload(ctx, backupId),
});
