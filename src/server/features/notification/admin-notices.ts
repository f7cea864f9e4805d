import { v7 as uuid } from 'uuid';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { MailSettings } from '#domain/setting/setting-groups.ts';
import type { Ctx } from '#server/context.ts';
import { listAdminReaders } from '#server/features/account/administration/admins.ts';
import { findReader, type Reader } from '#server/features/setting/find-reader.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { notifyUsers } from './notices.ts';

/** Notifies every acting administrator, in the caller's transaction. */
export async function notifyAdmins(ctx: Ctx, data: NotificationData): Promise<void> {
  const admins = await listAdminReaders(ctx);
  await notifyUsers(
    ctx,
    admins.map(({ userId }) => ({ id: uuid(), userId, data })),
  );
}

type Report = {
  subject: string;
  text: string;
  /** A page of the back office. */
  action: { label: string; path: string };
};

/**
 * Mails every administrator in their own language, unless the settings of the site or their own
 * turn this off; what nobody may miss is mailed `always`. A second call with the same id mails
 * nobody again.
 */
export async function mailAdmins(
  ctx: Ctx,
  name: Exclude<keyof MailSettings, 'mailsAdmins'> | 'always',
  id: string,
  write: (reader: Reader) => Report,
): Promise<void> {
  if (name !== 'always') {
    const settings = await loadSettings(ctx);
    if (!settings.mailsAdmins || !settings[name]) return;
  }
  for (const { userId, email } of await listAdminReaders(ctx)) {
    const reader = await findReader(ctx, { userId });
    if (name !== 'always' && !reader.wantsMail('platform.reported')) continue;
    const { subject, text, action } = write(reader);
    const body = reader.layOut({
      heading: subject,
      paragraphs: [text],
      action: { label: action.label, url: `${ctx.publicUrl}/admin-dashboard${action.path}` },
      footer: reader.t('admin-mail.footer'),
    });
    const key = `${id}.${userId}`;
    const mail = { id: key, to: email, subject, ...body };
    await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key });
  }
}
