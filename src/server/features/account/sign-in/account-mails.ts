import { v7 as uuid } from 'uuid';
import { deviceOf } from '#domain/account/device-of.ts';
import { type LinkPurpose, linkState } from '#domain/account/link-state.ts';
import type { Ctx } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/admin-notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import { createFormat } from '#texts/format.ts';
import { findToken } from './sign-in.store.ts';

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

/** Queues the mail about an attempt to register an address that already has an account. */
export async function mailKnown(ctx: Ctx, to: string): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: to });
  const body = layOut({
    heading: t('account-mail.known.heading'),
    paragraphs: [t('account-mail.known.body'), t('account-mail.known.next')],
    action: { label: t('account-mail.known.action'), url: `${ctx.publicUrl}/login` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t('account-mail.known.subject'), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}

/** Reports a new password: an account's first one, or a changed one. */
export async function mailPassword(ctx: Ctx, to: string, kind: 'set' | 'changed'): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: to });
  const body = layOut({
    heading: t(`account-mail.${kind}.heading`),
    paragraphs: [t(`account-mail.${kind}.body`), t('account-mail.changed.next')],
    action: { label: t('account-mail.changed.action'), url: `${ctx.publicUrl}/forgot-password` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t(`account-mail.${kind}.subject`), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}

/** Reports a student's own sign-up to administrators who are mailed about new users. */
export async function mailSignUp(
  ctx: Ctx,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await mailAdmins(ctx, 'reportsUsers', `${id}.signed-up`, ({ t }) => ({
    subject: t('admin-mail.user.subject', { name }),
    text: t('admin-mail.user.text', { name, email }),
    action: { label: t('admin-mail.user.action'), path: '/users' },
  }));
}

export async function mailNewDevice(
  ctx: Ctx,
  to: string,
  { userAgent, address }: { userAgent: string | null; address: string },
): Promise<void> {
  const { t, locale, timeZone, layOut } = await findReader(ctx, { email: to });
  const { browser, system } = deviceOf(userAgent);
  const device =
    browser && system
      ? t('account-mail.new-device.device', { browser, system })
      : (browser ?? system ?? t('account-mail.new-device.unknown'));
  const at = createFormat(locale, timeZone).dateTime(ctx.now, 'long');
  const body = layOut({
    heading: t('account-mail.new-device.heading'),
    paragraphs: [
      t('account-mail.new-device.body', { device, address, at, zone: timeZone }),
      t('account-mail.not-you'),
    ],
    action: { label: t('account-mail.changed.action'), url: `${ctx.publicUrl}/forgot-password` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t('account-mail.new-device.subject'), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}
