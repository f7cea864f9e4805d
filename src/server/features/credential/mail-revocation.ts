import type { Ctx } from '#server/context.ts';
import { mailUnread } from '#server/features/notification/digests.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { findHolderEmail } from './credential.store.ts';

type Revoked = { userId: string; notificationId: string; title: string; reason: string };

/** Mails the holder of a revoked badge the reason, unless the notification is read first. */
export async function mailRevocation(
  ctx: Ctx,
  { userId, notificationId, title, reason }: Revoked,
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, { userId });
  const to = await findHolderEmail(ctx, userId);
  if (!wantsMail('credential.revoked') || to === undefined) return;
  const subject = t('shell.notification.badge-revoked', { title });
  const body = layOut({
    heading: subject,
    paragraphs: [t('credential.mail.reason', { reason }), t('credential.mail.text')],
    action: {
      label: t('credential.mail.action'),
      url: `${ctx.publicUrl}/student-dashboard/skill-test/badges`,
    },
    footer: t('credential.mail.footer'),
  });
  await mailUnread(ctx, { id: notificationId, to, subject, ...body }, { userId, notificationId });
}
