import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { createFormat } from '#texts/format.ts';

type Sent = {
  invitation: { id: string; studentId: string; postingId: string; expiresAt: Date };
  postingTitle: string;
  companyName: string;
  email: string;
};

/** Mails an invitation to apply, if the student wants such mails. */
export async function mailInvitation(
  ctx: Ctx,
  { invitation, postingTitle: title, companyName: company, email }: Sent,
): Promise<void> {
  const { id, studentId, postingId, expiresAt } = invitation;
  const { t, locale, timeZone, wantsMail, layOut } = await findReader(ctx, { userId: studentId });
  if (!wantsMail('invitation.received')) return;
  const until = createFormat(locale, timeZone).date(expiresAt, 'long');
  const body = layOut({
    heading: t('invitation.mail.heading', { company }),
    paragraphs: [
      t('invitation.mail.text', { company, title }),
      t('invitation.mail.until', { until }),
      t('invitation.mail.decline'),
    ],
    action: {
      label: t('invitation.mail.action'),
      url: `${ctx.publicUrl}/student-dashboard/invitations?job=${postingId}`,
    },
    footer: t('invitation.mail.footer'),
  });
  const mail = {
    id,
    to: email,
    subject: t('invitation.mail.subject', { company, title }),
    ...body,
  };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
}
