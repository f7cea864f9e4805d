import { probeLimitMs } from '#domain/health/health.ts';
import { dayMs } from '#domain/time.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadArchive } from '#server/features/backup/backups.ts';
import { mailAdmins } from '#server/features/notification/admin-notices.ts';
import { loadSavedSettings } from '#server/features/setting/load-settings.ts';
import { runProbe } from '#server/ports/run-probe.ts';
import { verifyStorage } from './verify-storage.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Mails administrators about failures of the last day, each kind at most once a day (UTC). */
export async function mailAlerts(ctx: Ctx): Promise<void> {
  const { mailsAdmins, reportsAlerts } = await loadSavedSettings(ctx);
  if (!mailsAdmins || !reportsAlerts) return;
  await mailFailedTasks(ctx);
  const storage = await runProbe(() => verifyStorage(ctx), probeLimitMs);
  if (storage.ms === null) await mailStorage(ctx);
  const archive = await loadArchive(ctx);
  if (archive.kind === 'on' && archive.state === 'down') await mailArchive(ctx, archive.problem);
}

async function mailFailedTasks(ctx: Ctx): Promise<void> {
  const { items, count } = await ctx.tasks.listFailed(ctx.db, 1);
  const [latest] = items;
  if (latest === undefined || latest.failedAt.getTime() < ctx.now.getTime() - dayMs) return;
  await inTransaction(ctx, (tx) =>
    mailAdmins(tx, 'reportsAlerts', `failed-tasks.${dayOf(latest.failedAt)}`, ({ t }) => ({
      subject: t('admin-mail.tasks.subject', { count }),
      text: t('admin-mail.tasks.text', { name: latest.name }),
      action: { label: t('admin-mail.tasks.action'), path: '/system' },
    })),
  );
}

async function mailStorage(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, (tx) =>
    mailAdmins(tx, 'reportsAlerts', `storage.${dayOf(tx.now)}`, ({ t }) => ({
      subject: t('admin-mail.storage.subject'),
      text: t('admin-mail.storage.text'),
      action: { label: t('admin-mail.storage.action'), path: '/system' },
    })),
  );
}

async function mailArchive(ctx: Ctx, problem: string | null): Promise<void> {
  await inTransaction(ctx, (tx) =>
    mailAdmins(tx, 'reportsAlerts', `archive.${dayOf(tx.now)}`, ({ t }) => ({
      subject: t('admin-mail.archive.subject'),
      text:
        problem === null
          ? t('admin-backup.archive.behind')
          : t('admin-mail.backup.text', { problem }),
      action: { label: t('admin-mail.backup.action'), path: '/settings/database' },
    })),
  );
}
