import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findBackup } from './backup.store.ts';

/** The file for an administrator who just confirmed who they are; the audit log names them. */
export async function sendBackup(ctx: Ctx, backupId: string) {
  const { fileName, file } = await open(ctx, backupId);
  await inTransaction(ctx, (tx) =>
    noteAction(tx, {
      action: 'backup.downloaded',
      target: { kind: 'backup', id: backupId },
      after: { fileName },
    }),
  ).catch((error: unknown) => {
    file.stream.destroy();
    throw error;
  });
  return { ...file, fileName };
}

/** Refuses what the download would refuse, where the answer can still ask for a password. */
export async function prepareDownload(ctx: Ctx, backupId: string) {
  const { file } = await open(ctx, backupId);
  file.stream.destroy();
  return { path: `/admin-dashboard/backups/${backupId}` };
}

async function open(ctx: Ctx, backupId: string) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const row = await findBackup(ctx, scope, backupId);
  if (row?.state !== 'done' || row.fileName === null) throw new AppError('NOT_FOUND');
  const file = await ctx.backups.read(row.fileName);
  if (file === null) throw new AppError('NOT_FOUND');
  return { fileName: row.fileName, file };
}
