import type { Ctx } from '#server/context.ts';
import { mailAdmins } from '#server/features/notification/mail-admins.ts';
import { notifyAdmins } from '#server/features/notification/notify-admins.ts';
import { findReader } from '#server/features/setting/find-reader.ts';

/**
 * Confirms a company request to its contact by mail and notifies administrators, by mail those who
 * are mailed about new users.
 */
export async function sendRequest(
  ctx: Ctx,
  company: { id: string; version: number; name: string; contactEmail: string },
): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: company.contactEmail });
  const names = { company: company.name };
  const body = layOut({
    heading: t('company-mail.requested.heading'),
    paragraphs: [t('company-mail.requested.body', names), t('company-mail.requested.next')],
    action: { label: t('company-mail.requested.action'), url: `${ctx.publicUrl}/careers` },
    footer: t('company-mail.footer'),
  });
  const id = `${company.id}.${company.version}.requested`;
  const subject = t('company-mail.requested.subject', names);
  const mail = { id, to: company.contactEmail, subject, ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail }, { key: id });
  await notifyAdmins(ctx, {
    kind: 'company.requested',
    companyId: company.id,
    companyName: company.name,
  });
  await mailAdmins(ctx, 'reportsUsers', id, (reader) => ({
    subject: reader.t('admin-mail.company.subject', names),
    text: reader.t('admin-mail.company.text', { ...names, email: company.contactEmail }),
    action: { label: reader.t('admin-mail.company.action'), path: '/companies' },
  }));
}
