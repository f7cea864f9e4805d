import { blindName } from '#domain/scorecard/blind.ts';
import type { Ctx } from '#server/context.ts';
import { mailUnread } from '#server/features/notification/mail-unread.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { NewMessage, Conversation } from './application-messages.store.ts';

/** Queues the mail with a message's full text and a reply link for one recipient. */
export async function mailMessage(
  ctx: Ctx,
  conversation: Conversation,
  mail: {
    id: string;
    userId: string;
    to: string;
    message: NewMessage;
    notificationId: string;
    /** The reader must not know the applicant yet: the mail has neither name nor text. */
    isBlind?: boolean;
  },
): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, mail);
  if (!wantsMail('application.message')) return;
  const isToCompany = mail.message.authorKind === 'student';
  const student = mail.isBlind ? blindName(conversation.id) : conversation.fullName;
  const names = {
    from: isToCompany ? student : conversation.companyName,
    title: conversation.postingTitle,
  };
  const path = isToCompany
    ? `company-dashboard/applications/${conversation.id}?tab=messages`
    : `student-dashboard?application=${conversation.id}`;
  const body = layOut({
    heading: t('mail.message.heading', names),
    paragraphs: [
      t('mail.message.body', names),
      mail.isBlind ? t('mail.message.blind') : mail.message.body,
    ],
    action: {
      label: t('mail.message.action'),
      url: `${ctx.publicUrl}/${path}`,
    },
    footer: t(isToCompany ? 'mail.company-footer' : 'mail.footer', {
      company: conversation.companyName,
    }),
  });
  const subject = t('mail.message.subject', names);
  await mailUnread(ctx, { id: mail.id, to: mail.to, subject, ...body }, mail);
}
