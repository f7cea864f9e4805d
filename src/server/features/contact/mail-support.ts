import type { ContactType } from '#domain/contact/contact-fields.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';

/** Queues the mail that forwards a message to the support address. Reply-To is the visitor. */
export async function mailSupport(
  ctx: Ctx,
  message: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    userType: ContactType;
  },
): Promise<void> {
  const { supportEmail } = await loadSettings(ctx);
  if (supportEmail === '') return;
  const { t, layOut } = await findReader(ctx, { email: supportEmail });
  const subject = message.subject || t('contact.mail.no-subject');
  const body = layOut({
    heading: subject,
    paragraphs: [
      t('contact.mail.from', {
        name: message.name,
        email: message.email,
        type: t(`contact.types.${message.userType}`),
      }),
      message.message,
    ],
    footer: t('contact.mail.footer'),
  });
  const mail = {
    id: message.id,
    to: supportEmail,
    replyTo: message.email,
    subject: t('contact.mail.subject', { subject }),
    ...body,
  };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: message.id });
}
