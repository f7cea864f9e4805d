import { api } from '#server/api.ts';
import { createBackup } from './create-backup.ts';
import { listBackups } from './list-backups.ts';
import { requestOptimization } from './request-optimization.ts';
import { prepareDownload } from './send-backup.ts';

export const backupRouter = {
  list: api.backup.list.handler(({ context }) => listBackups(context.ctx)),
  create: api.backup.create.handler(({ context }) => createBackup(context.ctx)),
  optimize: api.backup.optimize.handler(({ context }) => requestOptimization(context.ctx)),
  prepareDownload: api.backup.prepareDownload.handler(({ context, input }) =>
    prepareDownload(context.ctx, input.backupId),
  ),
};
