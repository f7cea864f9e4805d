import type { Target } from '#domain/report/report.ts';
import type { Ctx } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/mail-admins.ts';
import { notifyAdmins } from '#server/features/notification/notify-admins.ts';

/** Notifies administrators of a reported item, by mail those who are mailed alerts. */
export async function sendReport(ctx: Ctx, reportId: string, { kind }: Target): Promise<void> {
  await notifyAdmins(ctx, { kind: 'report.received', reportId, target: kind });
  await mailAdmins(ctx, 'reportsAlerts', `report.${reportId}`, ({ t }) => ({
    subject: t(`admin-mail.report.${kind}`),
    text: t('admin-mail.report.text'),
    action: { label: t('admin-mail.report.action'), path: '/moderation' },
  }));
}
