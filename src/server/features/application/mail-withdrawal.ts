import type { leftStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { mailUnread } from '#server/features/notification/mail-unread.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

/**
 * Queues the mail to a recruiter about a withdrawal or declined offer, with the student's reason if
 * there is one.
 */
export async function mailWithdrawal(
  ctx: Ctx,
  left: {
    /** The mail's id, unique per move and recruiter. */
    id: string;
    userId: string;
    notificationId: string;
    email: string;
    to: (typeof leftStatuses)[number];
    reason: string | null;
    application: { id: string; fullName: string; postingTitle: string; companyName: string };
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, left);
  if (!wantsMail('application.left')) return;
  const { application, reason } = left;
  const names = { name: application.fullName, title: application.postingTitle };
  const sentence = t(`mail.left.${left.to}`, names);
  const body = layOut({
    heading: sentence,
    paragraphs: [
      t('mail.left.body', names),
      ...(reason ? [t('mail.left.reason', { reason })] : []),
    ],
    action: {
      label: t('mail.left.action'),
      url: `${ctx.publicUrl}/company-dashboard/applications/${application.id}`,
    },
    footer: t('mail.company-footer', { company: application.companyName }),
  });
  await mailUnread(ctx, { id: left.id, to: left.email, subject: sentence, ...body }, left);
}
