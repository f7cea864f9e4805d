import { type LinkPurpose, linkState } from '#domain/account/link-state.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import { findToken } from './account-token.store.ts';

const pages: Record<LinkPurpose, string> = {
  'confirm-email': '/auth/callback',
  'change-email': '/auth/callback',
  'cancel-email': '/auth/not-me',
  'reset-password': '/auth/reset-password',
  'set-password': '/auth/reset-password',
};

/** Mails a link. Skips links that have been replaced or have expired. */
export async function mailLink(ctx: Ctx, mail: MailPort, { id }: { id: string }): Promise<void> {
  const link = await findToken(ctx, id);
  if (link === undefined || linkState(link, ctx.now) !== 'good') return;
  const { t, layOut } = await findReader(ctx, { email: link.email });
  const { purpose } = link;
  const body = layOut({
    heading: t(`account-mail.${purpose}.heading`),
    paragraphs: [t(`account-mail.${purpose}.body`), t(`account-mail.${purpose}.next`)],
    action: {
      label: t(`account-mail.${purpose}.action`),
      url: `${ctx.publicUrl}${pages[purpose]}?token=${ctx.accounts.linkToken(id)}`,
    },
    footer: t('account-mail.footer'),
  });
  const subject = t(`account-mail.${purpose}.subject`);
  await mail.send({ id, to: link.email, subject, ...body });
}
