import { type Ctx, inTransaction } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/admin-notices.ts';
import {
  deleteBackups,
  updateProgress,
  updateToFinished,
  updateToRunning,
} from './backup.store.ts';

const maxProblemLength = 300;

/** Writes a backup. After a failure an administrator decides whether to try again. */
export async function storeBackup(ctx: Ctx, { backupId }: { backupId: string }): Promise<void> {
  const row = await updateToRunning(ctx, backupId);
  if (row === undefined) return;
  try {
    // The same name on a second try, so that a killed process leaves no second file.
    const { deleted, ...written } = await ctx.backups.create(row.createdAt, (percent) =>
      updateProgress(ctx, backupId, percent),
    );
    await updateToFinished(ctx, backupId, { state: 'done', ...written });
    await deleteBackups(ctx, deleted);
  } catch (error) {
    ctx.log.error({ err: error }, 'a backup failed');
    const problem = error instanceof Error ? error.message : String(error);
    const result = { state: 'failed', problem: problem.slice(0, maxProblemLength) } as const;
    await inTransaction(ctx, async (tx) => {
      await updateToFinished(tx, backupId, result);
      await mailAdmins(tx, 'reportsAlerts', `backup.${backupId}`, ({ t }) => ({
        subject: t('admin-mail.backup.subject'),
        text: t('admin-mail.backup.text', { problem: result.problem }),
        action: { label: t('admin-mail.backup.action'), path: '/settings/database' },
      }));
    });
  }
}
