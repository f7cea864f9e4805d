import { v7 as uuid } from 'uuid';
import type { ArchiveState } from '#contract/backup.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { isBackupDue, lastBackupTime, nextBackupTime } from '#domain/backup/is-backup-due.ts';
import { stateOfArchive } from '#domain/health/health.ts';
import { dayMs } from '#domain/time.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { mailAdmins } from '#server/features/notification/admin-notices.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countBackupsSince,
  deleteBackups,
  findBackup,
  findInstallationDate,
  findUnfinished,
  insertBackup,
  loadBackups,
  loadDatabaseSize,
  updateAbandoned,
  updateProgress,
  updateToFinished,
  updateToRunning,
} from './backup.store.ts';
import { findOptimization } from './optimization.store.ts';

const maxBackups = 50;

export async function listBackups(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  const [items, size, optimization, { backsUpDaily, backupHour }] = await Promise.all([
    loadBackups(ctx, scope, maxBackups),
    loadDatabaseSize(ctx, scope),
    findOptimization(ctx, scope),
    loadSavedSettings(ctx),
  ]);
  const nextAt = backsUpDaily ? nextBackupTime(ctx.now, backupHour) : null;
  const archive = await loadArchive(ctx);
  return { items, nextAt, now: ctx.now, archive, database: { ...size, optimization } };
}

/** Starts a backup in the background. A second request joins the one that runs. */
export async function createBackup(ctx: Ctx) {
  requireAdmin(ctx);
  return startBackup(ctx, false);
}

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

const abandonedAfterMs = dayMs;

/** Queues a backup, or joins the one that runs. */
async function startBackup(ctx: Ctx, isScheduled: boolean) {
  return inTransaction(ctx, async (tx) => {
    const id = uuid();
    await updateAbandoned(tx, new Date(tx.now.getTime() - abandonedAfterMs));
    if (!(await insertBackup(tx, id, isScheduled)))
      return { id: (await findUnfinished(tx)) ?? id, isNew: false };
    await tx.tasks.add(tx.db, 'backup.create', { backupId: id }, { key: id });
    await noteAction(tx, { action: 'backup.created', target: { kind: 'backup', id } });
    return { id, isNew: true };
  });
}

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

/** Whether the database is archived continuously, and how far. */
export async function loadArchive(ctx: Ctx): Promise<ArchiveState> {
  if (ctx.archive === 'off' || ctx.archive === 'external') return { kind: ctx.archive };
  const status = await ctx.archive.status();
  return { kind: 'on', state: stateOfArchive({ ...status, ageMs: ageOf(ctx, status) }), ...status };
}

export function ageOf({ now }: Pick<Ctx, 'now'>, { safeUntil }: { safeUntil: Date | null }) {
  return safeUntil && Math.max(0, now.getTime() - safeUntil.getTime());
}

/** Starts an optimization of the tables in the background, unless one is running. */
export async function requestOptimization(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  const askedAt = ctx.now;
  if ((await findOptimization(ctx, scope)).progress !== null) return { isNew: false, askedAt };
  await inTransaction(ctx, async (tx) => {
    await tx.tasks.add(tx.db, 'backup.optimize', {});
    await noteAction(tx, { action: 'backup.optimized', target: { kind: 'database' } });
  });
  return { isNew: true, askedAt };
}
